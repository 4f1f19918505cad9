import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { missingAt, offeredAt } from './due.ts';

const live: Record<string, string> = {
  '/sitemap.xml': '<loc>https://site.example/blog/1</loc>',
  '/llms.txt': '- [Gardener](https://site.example/jobs/gardener): Prunes.',
};

test('what is due is what the sitemap of the live site does not list, and closed jobs that its llms.txt does', async ({
  onTestFinished,
}) => {
  const server = createServer(({ url = '' }, response) => response.end(live[url]));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await missingAt(origin, ['/blog/1', '/blog/12'])).toEqual(['/blog/12']);
  expect(await offeredAt(origin, ['/jobs/gardener', '/jobs/florist'])).toEqual(['/jobs/gardener']);
});
