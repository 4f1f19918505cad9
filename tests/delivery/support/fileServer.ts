import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import mime from 'mime';

/** A host that serves the files of a folder and knows nothing else: no headers, no rules, one page for what is missing. */
export async function startFileServer(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = join(folder, decodeURIComponent(pathname));
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    if (isFolder && !pathname.endsWith('/')) return response.writeHead(301, { Location: `${pathname}/` }).end();
    const file = isFolder ? join(path, 'index.html') : path;
    const found = existsSync(file) ? file : join(folder, '404.html');
    response.writeHead(found === file ? 200 : 404, { 'Content-Type': mime.getType(found) ?? 'text/plain' });
    return response.end(readFileSync(found));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
