import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { missingAt } from './due.ts';

test('what is due is what the sitemap of the live site does not list', async ({ onTestFinished }) => {
  const server = createServer((_, response) => response.end('<loc>https://site.example/blog/1</loc>'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await missingAt(origin, ['/blog/1', '/blog/12'])).toEqual(['/blog/12']);
});
