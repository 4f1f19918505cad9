// npm run test:browser:full: runs the browser tests that depend on content on the full variant.
import { spawnSync } from 'node:child_process';
import { variantFolder } from './variants.ts';

const env = { ...process.env, SITE_FOLDER: `${variantFolder('full')}/site` };
const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, playwright, { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
