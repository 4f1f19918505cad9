// npm run check: types, lint and format, unused code, styles, drawings and the form of the CMS, in parallel. Prints what each
// program says when it ends, and at last one line a program, failures at the bottom.
import { exec } from 'node:child_process';

const programs = [
  'astro check',
  'biome check .',
  'knip',
  'node tools/styles.ts',
  'node tools/drawings.ts',
  'node tools/cms.ts',
];

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

await Promise.all(programs.map(run));
for (const program of passed) console.log(`passed: ${program}`);
for (const program of failed) console.log(`FAILED: ${program}`);
if (failed.length > 0) process.exitCode = 1;
