// What a visit transfers, counted from the files: markup, styles, scripts, fonts and drawings. Words, and how many entries
// a page lists, are the editors' choice and do not count.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesAt, documentAt, pageFile, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { importsOf, scriptsOf } from '../support/scripts.ts';

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

const measured = new Map<string, number>();
/** The size of a text as brotli sends it. */
function compressed(text: string): number {
  const size = measured.get(text) ?? brotliCompressSync(text).length;
  measured.set(text, size);
  return size;
}

const scriptBytes = (path: string) => {
  const inline = documentAt(path).querySelectorAll('script:not([src]):not([type="application/ld+json"])');
  return sum(
    [...[...inline].map(({ textContent }) => textContent ?? ''), ...[...scriptsOf(path)].map(textAt)].map(compressed),
  );
};

const styles = (path: string) =>
  [...documentAt(path).querySelectorAll('style')].map(({ textContent }) => textContent).join('');

/** A page without its main part and its structured data: what does not grow with the content. */
const frame = (path: string) =>
  textAt(pageFile(path)).replace(/<main[\s\S]*<\/main>|<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '');

/** The fonts for Latin letters. Fonts are compressed already. */
function fontBytes(path: string): number {
  const faces = [...styles(path).matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face);
  const latin = faces.filter((face) => !face.includes('unicode-range') || /U\+20\b/.test(face));
  const files = latin.flatMap((face) => /url\("?([^)"]+\.woff2)/.exec(face)?.[1] ?? []);
  return sum([...new Set(files)].map((file) => bytesAt(file).length));
}

/** The drawings that are wanted at once. A photograph, which comes in several widths, is as heavy as its editor wants. */
const drawingBytes = (path: string) =>
  sum(
    [...documentAt(path).querySelectorAll('img[loading="eager"]:not([srcset])')].map((image) =>
      compressed(textAt(image.getAttribute('src') ?? '')),
    ),
  );

const paths = [...everyDocument.keys()];

/** The pages that weigh more than they may. A page that weighs nothing was not weighed. */
const over = (limit: (path: string) => number, weigh: (path: string) => number) =>
  paths
    .map((path) => [path, weigh(path)] as const)
    .filter(([path, size]) => size === 0 || size > limit(path))
    .map(([path, size]) => `${path}: ${size} bytes`);

test('a page ships at most 2 kB of script before first use; with islands 70 kB', () => {
  const limit = (path: string) => {
    if (path === '/' || path === '/contact') return 70_000;
    // Numbers that count up, and pictures with a spinner.
    return path === '/about' ? 2_250 : 2_000;
  };
  expect(over(limit, scriptBytes)).toEqual([]);
});

test.each([
  ['a page and the search, on top of React', 12_000, [...scriptsOf('/privacy-policy')], ['renderer-url']],
  ['the contact form, its mail client included, on top of React', 12_000, ['component-url'], ['renderer-url']],
])('the script of %s is at most %d bytes', (_, limit, roots, known) => {
  const island = documentAt('/contact').querySelector('astro-island[component-export="ContactForm"]');
  const files = (names: string[]) =>
    new Set(names.flatMap((name) => [...importsOf(island?.getAttribute(name) ?? name)]));
  const bytes = sum([...files(roots).difference(files(known))].map((file) => compressed(textAt(file))));
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(limit);
});

test('a page carries its styles, at most 10.4 kB of them, and asks for no others', () => {
  const limit = () => 10_400;
  expect(over(limit, (path) => compressed(styles(path)))).toEqual([]);
  expect(paths.filter((path) => documentAt(path).querySelector('link[rel="stylesheet"]'))).toEqual([]);
});

test('the first view weighs at most 90 kB, on a page with many drawings of its own at most 120 kB', () => {
  const firstView = (path: string) => compressed(frame(path)) + fontBytes(path) + drawingBytes(path);
  const drawn = ['/', '/about', '/services', '/career', '/blog'];
  expect(over((path) => (drawn.includes(path) ? 120_000 : 90_000), firstView)).toEqual([]);
});
