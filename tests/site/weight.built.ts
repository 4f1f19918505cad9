// What a page weighs until its first words, and the scripts that it loads before first use, compressed as Cloudflare does it. Styles
// and scripts have limits, a little above the heaviest page. What content decides is only printed.
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentAt, kinds, pageFile, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { getScripts } from '../support/scripts.ts';

const compressedBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The texts of the elements in a page. */
const inline = (path: string, selector: string) =>
  [...documentAt(path).querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

const styleBytes = (path: string) => compressedBytes(inline(path, 'style').join(''));

function scriptBytes(path: string): number {
  const texts = inline(path, 'script:not([src]):not([type="application/ld+json"])');
  for (const file of getScripts(path)) texts.push(textAt(file));
  return texts.reduce((total, text) => total + compressedBytes(text), 0);
}

const scriptLimit = (path: string) => (documentAt(path).querySelector('astro-island') ? 78_500 : 3_000);

test('a page has at most 12.1 kB of styles, and 3 kB of scripts before first use, with islands 78.5 kB', () => {
  const weights = [...everyDocument].map(([path, document]) => {
    const html = textAt(pageFile(path));
    return {
      path,
      'until the first words': compressedBytes(html.slice(0, html.indexOf('<h1'))),
      styles: styleBytes(path),
      scripts: scriptBytes(path),
      elements: document.querySelectorAll('*').length,
    };
  });
  console.table(weights.filter(({ path }) => kinds.includes(path)));
  expect(weights.filter(({ path, styles, scripts }) => styles > 12_100 || scripts > scriptLimit(path))).toEqual([]);
});
