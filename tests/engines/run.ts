// npm run test:engines [-- firefox --every-page --sends 200]: the built site in Firefox, WebKit and Chromium.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'every-page': { type: 'boolean', default: false }, sends: { type: 'string' } },
});
const files = positionals.map((engine) => `tests/engines/${engine}.engine.ts`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'engines', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(values['every-page'] && { EVERY_PAGE: '1' }),
    ...(values.sends && { SENDS: values.sends }),
  },
});
process.exitCode = status ?? 1;
