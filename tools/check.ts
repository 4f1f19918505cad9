// npm run check: types, lint and format, unused code, drawings and lockfile, in parallel.
import { exec } from 'node:child_process';

const programs = ['astro check', 'biome check .', 'knip', 'node tools/drawings.ts', 'node tools/lockfile.ts'];

for (const program of programs)
  exec(program, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
    console.log(`── ${program}\n${stdout}${stderr}`);
    if (error) process.exitCode = 1;
  });
