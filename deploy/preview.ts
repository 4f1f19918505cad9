// npm run preview [-- --port 8080]: the built site on the runtime of the edge.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { requireBuild } from './files.ts';

/** Whether nothing listens on a port of this machine. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Why the preview cannot start, in one sentence that says what to do. */
async function problem(port: number): Promise<string | undefined> {
  try {
    requireBuild('dist');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (await isFree(port)) return undefined;
  return `Port ${port} is taken. Choose another: npm run preview -- --port ${port + 1}`;
}

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
const port = Number(values.port);
const said = await problem(port);
if (said === undefined) {
  // Loaded late, because it takes seconds and a mistake should be told at once.
  const { startWorkerd } = await import('./cloudflare/workerd.ts');
  const { url } = await startWorkerd(port);
  console.log(`The built site is at ${url}`);
} else {
  console.error(said);
  process.exitCode = 1;
}
