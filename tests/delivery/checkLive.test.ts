import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkLive } from '../../deploy/checkLive.ts';
import { securityContactExpires } from '../../src/config/securityContact.ts';
import { onBothEngines } from './support/engines.ts';

onBothEngines(({ origin }) => {
  test('the weekly check finds no fault on the built site', { timeout: 60_000 }, async () => {
    const { wrong, visited } = await checkLive(origin());
    expect(wrong).toEqual([]);
    expect(visited).toBeGreaterThan(150);
  });

  test('the weekly check warns 29 days before security.txt expires', { timeout: 60_000 }, async () => {
    const { wrong } = await checkLive(origin(), Date.parse(securityContactExpires) - 29.5 * 86_400_000);
    expect(wrong).toEqual(['/.well-known/security.txt: expires in 29 days']);
  });
});

test('the weekly check finds a broken link, a missing header and a kept 404', async () => {
  const server = createServer((request, response) => {
    const found = request.url === '/';
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=60' });
    response.end(found ? '<a href="/gone">gone</a>' : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { wrong } = await checkLive(`http://127.0.0.1:${port}`);
  server.close();
  expect(wrong).toEqual(
    expect.arrayContaining([
      '/gone: 404',
      '/: Content-Security-Policy -25',
      '/no-such-page: is kept',
      '/.well-known/security.txt: expires in NaN days',
    ]),
  );
});
