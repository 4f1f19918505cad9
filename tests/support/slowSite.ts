import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { contentType } from '../../deploy/nginx.ts';
import { bytesAt, fileOf } from './builtSite.ts';

/** How an answer is held back: a page arrives in pieces, a file late. */
interface Delay {
  pieces?: { bytes: number; everyMs: number };
  late?: { files: RegExp; ms: number };
}

/** Serves the built site, slowly in one way. */
export async function startSlowSite({ pieces, late }: Delay) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const isPage = !pathname.slice(1).includes('.');
    const body = bytesAt(isPage ? fileOf(pathname) : pathname);
    response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : contentType(pathname));
    if (late?.files.test(pathname)) await wait(late.ms);
    for (let sent = 0; isPage && pieces && sent < body.length; sent += pieces.bytes) {
      response.write(body.subarray(sent, sent + pieces.bytes));
      await wait(pieces.everyMs);
    }
    response.end(isPage && pieces ? undefined : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
