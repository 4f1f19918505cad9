// npm run preview [-- --port N]: dist/ on Cloudflare's runtime. Ends with the npm process that started it.
import { parseArgs } from 'node:util';
import { startWorkerd } from '../tests/support/workerd.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
const parent = process.ppid;
const { url, stop } = await startWorkerd(Number(values.port));
console.log(`dist/ is served at ${url}`);
setInterval(() => process.ppid === parent || stop().then(() => process.exit()), 500);
