import { pages } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test('no internal link and no anchor is broken', async ({ request }) => {
  const documents = new Map<string, string>();
  for (const path of pages) documents.set(path, await (await request.get(path)).text());

  const broken: string[] = [];
  let checked = 0;
  for (const [from, html] of documents) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      if (/^(https?:|mailto:|tel:)/.test(href)) continue;
      checked++;
      const { pathname, hash } = new URL(href, `https://site.example${from}`);
      const target = documents.get(pathname);
      if (target === undefined) broken.push(`${from} → ${href}`);
      else if (hash && !target.includes(`id="${hash.slice(1)}"`)) broken.push(`${from} → ${href} (no such place)`);
    }
  }
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(500);
});

test('every page can be reached from the home page', async ({ request }) => {
  const seen = new Set(['/']);
  for (const path of seen) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) seen.add(href);
  }
  expect([...seen].sort()).toEqual([...pages].sort());
});
