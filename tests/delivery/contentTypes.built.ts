import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkerd } from '../../deploy/cloudflare/workerd.ts';
import { readSite } from '../../deploy/files.ts';
import { contentType, isCompressible } from '../../deploy/nginx.ts';
import { ask } from './support/ask.ts';

let server: Awaited<ReturnType<typeof startWorkerd>>;
beforeAll(async () => {
  server = await startWorkerd();
}, 60_000);
afterAll(() => server.stop());

test('nginx gives every file the type that the edge gives it, and compresses what the edge compresses', async () => {
  const { pages, files } = readSite('dist');
  // One file of each ending in each folder: the type follows from the name.
  const kinds = new Map([...pages, ...files].map((page) => [page.file.replace(/[^/]*(\.\w+)$/, '$1'), page]));
  const wrong = await Promise.all(
    [...kinds.values()].map(async ({ path, file }) => {
      const { headers } = await ask(server.url, path, { headers: { 'Accept-Encoding': 'br' } });
      const [edge, nginx] = [String(headers['content-type']), contentType(file)];
      const encoded = headers['content-encoding'] === 'br';
      return [
        ...(edge === nginx ? [] : [`${file}: ${nginx} instead of ${edge}`]),
        ...(encoded && !isCompressible(file) ? [`${file}: is compressed by the edge alone`] : []),
      ];
    }),
  );
  expect(wrong.length).toBeGreaterThan(10);
  expect(wrong.flat()).toEqual([]);
});
