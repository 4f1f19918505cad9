// What a page weighs until its first words, and the scripts that it loads before first use, compressed as Cloudflare does it. Styles
// and scripts have limits, 4 % above the heaviest page. What content decides is only printed.
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentAt, kinds, pageFile, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { getScripts } from '../support/scripts.ts';

const limits = { styles: 12_500, scripts: 3_280, scriptsWithIslands: 82_500 };

const compressedBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The text of the elements in a page. */
const inline = (path: string, selector: string) =>
  Array.from(documentAt(path).querySelectorAll(selector), ({ textContent }) => textContent).join('');

/** The name and the bytes of each script file of a page, and of the scripts in its HTML. */
function weighScripts(path: string): [name: string, bytes: number][] {
  const files = [...getScripts(path)];
  return [
    ['in the HTML', compressedBytes(inline(path, 'script:not([src]):not([type="application/ld+json"])'))],
    ...files.map((file): [string, number] => [file, compressedBytes(textAt(file))]),
  ];
}

const weights = [...everyDocument].map(([path, document]) => {
  const html = textAt(pageFile(path));
  const files = weighScripts(path);
  return {
    path,
    'until the first words': compressedBytes(html.slice(0, html.indexOf('<h1'))),
    styles: compressedBytes(inline(path, 'style')),
    scripts: files.reduce((total, [, bytes]) => total + bytes, 0),
    elements: document.querySelectorAll('*').length,
    files,
    scriptLimit: document.querySelector('astro-island') ? limits.scriptsWithIslands : limits.scripts,
  };
});

test('no page has more styles, or scripts before first use, than its limit', () => {
  console.table(
    weights.filter(({ path }) => kinds.includes(path)).map(({ files: _, scriptLimit: __, ...weight }) => weight),
  );
  const tooHeavy = weights.flatMap(({ path, styles, scripts, scriptLimit, files }) => {
    const problems: string[] = [];
    if (styles > limits.styles) problems.push(`${path} has ${styles} bytes of styles, limit ${limits.styles}`);
    if (scripts > scriptLimit)
      problems.push(`${path} has ${scripts} bytes of scripts, limit ${scriptLimit}: ${files.join('; ')}`);
    return problems;
  });
  expect(tooHeavy).toEqual([]);
});

/** Selectors of the small scripts that no browser test presses or watches. */
const selectors = ['[data-copy]', '[data-scroll-label]', '[data-time-zone]', '[data-when]'];

test('the small scripts are one file for every page, without imports', () => {
  const hasAll = (file: string) => selectors.every((selector) => textAt(file).includes(selector));
  const files = [...everyDocument.keys()].map((path) => [...getScripts(path)].filter(hasAll));
  expect(new Set(files.map(String)).size).toBe(1);
  expect(files[0]).toHaveLength(1);
  expect(textAt(files[0]?.[0] ?? '')).not.toMatch(/\bimport\b/);
});
