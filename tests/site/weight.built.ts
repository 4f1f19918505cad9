// What code adds to a page, after Brotli. Each limit is a tenth more than the heaviest page had when it was set.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentAt, kinds, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { getScripts } from '../support/scripts.ts';

const compressedBytes = (text: string) => brotliCompressSync(text).length;

/** The texts of the elements in a page. */
const inline = (path: string, selector: string) =>
  [...documentAt(path).querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

function scriptBytes(path: string): number {
  const texts = inline(path, 'script:not([src]):not([type="application/ld+json"])');
  for (const file of getScripts(path)) texts.push(textAt(file));
  return texts.reduce((total, text) => total + compressedBytes(text), 0);
}

/** The pages that are heavier than the limit. */
const heavier = (paths: readonly string[], weigh: (path: string) => number, limit: number) =>
  paths.map((path) => ({ path, bytes: weigh(path) })).filter(({ bytes }) => bytes > limit);

test('a page without islands loads at most 3.3 kB of scripts before first use', () => {
  const plainPages = [...everyDocument].filter(([, document]) => !document.querySelector('astro-island'));
  expect(plainPages.length).toBeGreaterThan(0);
  const paths = plainPages.map(([path]) => path);
  expect(heavier(paths, scriptBytes, 3_300)).toEqual([]);
});

test('a page has at most 12 kB of styles', () => {
  const styleBytes = (path: string) => compressedBytes(inline(path, 'style').join(''));
  expect(heavier(kinds, styleBytes, 12_000)).toEqual([]);
});
