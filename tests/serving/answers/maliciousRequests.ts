import { expect, test } from 'vitest';
import { faultsAt, notFoundFaults, securityFaults, statusFaults } from '../support/expected.ts';
import type { TestedServer } from '../support/servers.ts';

export function maliciousRequests({ ask, followRedirects, origin }: TestedServer): void {
  const leavesSite = (addresses: readonly URL[]) =>
    addresses.filter((address) => address.origin !== origin()).map((address) => `leads to ${address.href}`);

  test('there is no open redirect', async () => {
    const faults = await faultsAt(['//evil.com/', '/%5Cevil.com/', '///x'], async (path) => {
      const { addresses, end } = await followRedirects(path);
      return [...leavesSite(addresses), ...notFoundFaults(end)];
    });
    expect(faults).toEqual([]);
  });

  test('path traversal and invalid encodings are rejected after at most one redirect', async () => {
    const paths = ['/%2e%2e/%2e%2e/etc/passwd', '/..%2f', '/%00', '/%zz', '/%ff%fe'];
    const faults = await faultsAt(paths, async (path) => {
      const { hops, addresses, end } = await followRedirects(path);
      const many = hops > 1 ? [`${hops} redirects`] : [];
      return [...many, ...leavesSite(addresses), ...statusFaults(end, 400, 404), ...securityFaults(end)];
    });
    expect(faults).toEqual([]);
  });

  test('a line break in an address adds no header', async () => {
    const paths = ['/%0d%0aX-Injected:1', '/about/?%0d%0aX-Injected:1'];
    const faults = await faultsAt(paths, async (path) => {
      const answers = [await ask(path), (await followRedirects(path)).end];
      return answers.flatMap(({ headers, status }) => [
        ...(headers['x-injected'] === undefined ? [] : ['has the header']),
        ...(status < 500 ? [] : [String(status)]),
      ]);
    });
    expect(faults).toEqual([]);
  });

  test('only GET and HEAD are allowed', async () => {
    const methods = ['POST', 'PUT', 'DELETE', 'TRACE'];
    const faults = await faultsAt(methods, async (method) => {
      const answer = await ask('/', { method });
      return [...statusFaults(answer, 404, 405), ...securityFaults(answer)];
    });
    expect(faults).toEqual([]);
    expect((await ask('/')).status).toBe(200);
  });
}
