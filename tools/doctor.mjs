// npm run doctor: lists what a company should check before it goes online.
// npm run doctor -- --write-sample: updates sample.json after a change of the sample.
// Plain JavaScript, so that an older Node can report that it is too old.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`This project needs Node 24 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile();

const { mailProblem } = await import('../deploy/mail.ts');
const { formatError } = await import('../src/content/formatError.ts');
const { readProject } = await import('../src/content/load.ts');
const doctor = await import('../src/content/doctor.ts');

const sampleFile = 'src/content/sample.json';
const sample = JSON.parse(readFileSync(sampleFile, 'utf8'));
const { entries, documents, errors } = readProject();

if (process.argv.includes('--write-sample')) {
  if (documents.site?.name !== sample.name) {
    console.error(`The name in content/site.yaml is not ${sample.name}, so this is not the sample.`);
    process.exit(1);
  }
  writeFileSync(sampleFile, `${JSON.stringify(doctor.describeSample(entries, documents.site), null, 2)}\n`);
  process.exit();
}

const mail = mailProblem(process.env);
const findings = [
  ...errors,
  ...doctor.sampleContent(entries, sample),
  ...doctor.exampleAddresses(entries),
  ...doctor.otherNames(process.cwd(), sample),
  ...(mail ? [{ file: '.env', line: 1, text: mail }] : []),
];
for (const finding of findings) console.log(formatError(finding));
if (findings.length === 0) console.log('Nothing found.');
process.exitCode = findings.length > 0 ? 1 : 0;
