import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentAt, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { scriptsOf } from '../support/scripts.ts';

/** What a page ships of script, as Brotli sends it. */
function scriptBytes(path: string): number {
  const inline = documentAt(path).querySelectorAll('script:not([src]):not([type="application/ld+json"])');
  const texts = [...inline].map(({ textContent }) => textContent ?? '');
  for (const file of scriptsOf(path)) texts.push(textAt(file));
  return texts.reduce((total, text) => total + brotliCompressSync(text).length, 0);
}

test('a page without an island ships at most 3 kB of script before first use', () => {
  const plainPages = [...everyDocument].filter(([, document]) => !document.querySelector('astro-island'));
  const heavy = plainPages.map(([path]) => ({ path, bytes: scriptBytes(path) })).filter(({ bytes }) => bytes > 3_000);
  expect(plainPages.length).toBeGreaterThan(0);
  expect(heavy).toEqual([]);
});
