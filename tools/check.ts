// npm run check: types, lint and format, unused code, styles, drawings, the form of the CMS and the lockfile, in parallel.
import { exec } from 'node:child_process';

const programs = [
  'astro check',
  'biome check .',
  'knip',
  'node tools/styles.ts',
  'node tools/drawings.ts',
  'node tools/cms.ts',
  'node tools/lockfile.ts',
];

for (const program of programs)
  exec(program, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
    console.log(`── ${program}\n${stdout}${stderr}`);
    if (error) process.exitCode = 1;
  });
