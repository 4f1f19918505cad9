// npm run test:contact [-- --sends 1000 --seed 7]: the contact form against the stand-in for EmailJS.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { sends: { type: 'string', default: '100' }, seed: { type: 'string' } } });
const { status } = spawnSync('npx', ['playwright', 'test', 'tests/contact', '--reporter=list'], {
  stdio: 'inherit',
  env: { ...process.env, SENDS: values.sends, ...(values.seed && { SEED: values.seed }) },
});
process.exitCode = status ?? 1;
