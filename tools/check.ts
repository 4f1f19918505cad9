// npm run check [-- --changed]: types, lint and format, unused code, styles, drawings, the form of the CMS and documents, in parallel.
// Prints what each program says when it ends, and at last one line a program, failures at the bottom.
//   --changed   only what files need that differ from the last commit. Unless an .astro file does, the compiler looks at types, in a
//               third of the time, and at no .astro file.
import { exec, execSync } from 'node:child_process';

const quickTypes = 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/check.tsbuildinfo';

/** The programs, with the files that they look at. */
const programs: [string, RegExp][] = [
  ['astro check', /\.astro$|^src\/content\.config\.ts$/],
  [quickTypes, /\.tsx?$/],
  ['biome check .', /\.(?:astro|css|jsonc?|jsx?|tsx?)$/],
  ['knip', /\.(?:astro|tsx?)$/],
  ['node tools/styles.ts', /^src\/.+\.(?:astro|css|tsx?)$/],
  ['node tools/drawings.ts', /^(?:art|src\/drawings|src\/styles)\//],
  ['node tools/cms.ts', /^(?:art|src\/content)\/|^\.pages\.yml$/],
  // Any file that goes may be named in a document.
  ['node tools/documents.ts', /./],
];

/** The files that differ from the last commit. */
function readChanges(): string[] {
  const commands = ['git diff --name-only HEAD', 'git ls-files --others --exclude-standard'];
  return commands.flatMap((command) => execSync(command, { encoding: 'utf8' }).split('\n'));
}

function choosePrograms(): string[] {
  const changes = process.argv.includes('--changed') ? readChanges() : undefined;
  // Settings, such as package.json, stand in the root.
  const isEverything = !changes || changes.some((file) => /^[^/]+\.(?:jsonc?|ts)$/.test(file));
  const needed = programs.filter(([, files]) => isEverything || changes.some((file) => files.test(file)));
  const names = needed.map(([program]) => program);
  return names.includes('astro check') ? names.filter((program) => program !== quickTypes) : names;
}

const passed: string[] = [];
const failed: string[] = [];

const run = (program: string) =>
  new Promise<void>((resolve) => {
    exec(program, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`── ${program}\n${stdout}${stderr}`);
      (error ? failed : passed).push(program);
      resolve();
    });
  });

await Promise.all(choosePrograms().map(run));
for (const program of passed) console.log(`passed: ${program}`);
for (const program of failed) console.log(`FAILED: ${program}`);
if (failed.length > 0) process.exitCode = 1;
