// npm run preview -- --port 8080
import { parseArgs } from 'node:util';
import { startWorkerd } from './workerd.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
const { url } = await startWorkerd(Number(values.port));
console.log(`The built site is at ${url}`);
