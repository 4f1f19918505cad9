// npm run doctor: what a company should look at before it goes online, a line each. Plain JavaScript, so that an older
// Node can say what is needed.
import { existsSync } from 'node:fs';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`This project needs Node 24 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile();

const { mailProblem } = await import('../deploy/mail.ts');
const { formatError } = await import('../src/content/contentError.ts');
const { contentSource } = await import('../src/content/load.ts');
const { pictureWidths } = await import('../src/content/pictureWidths.ts');
const { readContent } = await import('../src/content/read.ts');
const doctor = await import('../src/content/doctor.ts');

const source = contentSource(process.cwd());
const widths = await pictureWidths(source.files);
const { entries, errors } = readContent({ ...source, pictureWidths: widths });
const mail = mailProblem(process.env);

/** What must be changed, and below it what may be. */
const required = [
  ...errors,
  ...doctor.sampleTexts(entries),
  ...doctor.exampleAddresses(entries),
  ...doctor.otherNames(process.cwd()),
  ...(mail ? [{ file: '.env', line: 1, text: mail }] : []),
];
const hints = [...doctor.smallPictures(widths), ...doctor.fullTexts(entries)];
for (const finding of [...required, ...hints]) console.log(formatError(finding));
if (required.length + hints.length === 0) console.log('Nothing to look at.');
process.exitCode = required.length > 0 ? 1 : 0;
