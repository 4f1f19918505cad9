import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentAt, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { getScripts } from '../support/scripts.ts';

/** The size of the scripts of a page after Brotli. */
function scriptBytes(path: string): number {
  const inline = documentAt(path).querySelectorAll('script:not([src]):not([type="application/ld+json"])');
  const texts = [...inline].map(({ textContent }) => textContent ?? '');
  for (const file of getScripts(path)) texts.push(textAt(file));
  return texts.reduce((total, text) => total + brotliCompressSync(text).length, 0);
}

/** A tenth more than the largest page has. */
const mostScriptBytes = 4_000;

test('a page without islands loads at most 4 kB of scripts before first use', () => {
  const plainPages = [...everyDocument].filter(([, document]) => !document.querySelector('astro-island'));
  const weights = plainPages.map(([path]) => ({ path, bytes: scriptBytes(path) }));
  expect(plainPages.length).toBeGreaterThan(0);
  expect(weights.filter(({ bytes }) => bytes > mostScriptBytes)).toEqual([]);
});
