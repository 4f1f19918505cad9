// What a visit transfers, counted from the files: no page is heavier on the line than this.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Document } from 'happy-dom';
import { expect, test } from 'vitest';
import { bytesAt, fileOf, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { scriptsOf } from '../support/scripts.ts';

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);
const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

const measured = new Map<string, number>();
/** The size of a text as brotli sends it. */
function compressed(text: string): number {
  const size = measured.get(text) ?? brotliCompressSync(text).length;
  measured.set(text, size);
  return size;
}

/** A page itself, compressed in a hurry: within a seventh of what the best takes thirty times as long for. */
const pageBytes = (path: string) =>
  brotliCompressSync(bytesAt(fileOf(path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const scriptBytes = (document: Document, path: string) => {
  const inline = document.querySelectorAll('script:not([src]):not([type="application/ld+json"])');
  const texts = [...[...inline].map((script) => script.textContent ?? ''), ...[...scriptsOf(path)].map(textAt)];
  return sum(texts.map(compressed));
};

const styles = (document: Document) => document.querySelector('style')?.textContent ?? '';
const styleBytes = (document: Document) => compressed(styles(document));

/** Every font that the styles of a page ask for where its letters stand. Fonts are compressed already. */
function fontBytes(document: Document): number {
  const letters = new Set([...(document.body.textContent ?? '')].map((letter) => letter.codePointAt(0) ?? 0));
  const files = [...styles(document).matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const [, file] = /url\("?([^)"]+\.woff2)/.exec(face) ?? [];
    const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    const isAsked = [...letters].some((letter) => ranges.some(([from = 0, to = 0]) => from <= letter && letter <= to));
    return file && isAsked ? [file] : [];
  });
  return sum([...new Set(files)].map((file) => bytesAt(file).length));
}

/** The drawings that are wanted at once. A photograph, which comes in several widths, is as heavy as its editor wants. */
const drawingBytes = (document: Document) =>
  sum(attributes(document, 'img[loading="eager"]:not([srcset])', 'src').map(textAt).map(compressed));

/** The pages that weigh more than they may. A page that weighs nothing was not weighed. */
function over(limit: number, weigh: (document: Document, path: string) => number, pages = [...everyDocument]) {
  const sizes = pages.map(([path, document]) => [path, weigh(document, path)] as const);
  return sizes.filter(([, size]) => size === 0 || size > limit).map(([path, size]) => `${path}: ${size} bytes`);
}

test('a page ships at most 2.2 kB of script; where one ticks, or something is searched through, 4 kB; two have islands', () => {
  const withIslands = ['/', '/contact'];
  const others = [...everyDocument].filter(([path]) => !withIslands.includes(path));
  const isActive = ([path]: (typeof others)[number]) => /^\/(services|blog|jobs\/.*)$|\/404$/.test(path);
  expect(
    over(
      2200,
      scriptBytes,
      others.filter((page) => !isActive(page)),
    ),
  ).toEqual([]);
  expect(over(4000, scriptBytes, others.filter(isActive))).toEqual([]);
});

test('a page ships at most 70 kB of script, its islands included', () => {
  expect(over(70_000, scriptBytes)).toEqual([]);
});

test('a page carries its styles, at most 8.5 kB of them, and asks for no others', () => {
  expect(over(8_500, styleBytes)).toEqual([]);
  const asking = [...everyDocument].filter(([, document]) => document.querySelector('link[rel="stylesheet"]'));
  expect(asking.map(([path]) => path)).toEqual([]);
});

test('the HTML of a page is at most 91 kB besides its words; Home, with its first drawing inside, 104 kB', () => {
  const wordBytes = (document: Document) => Buffer.byteLength(document.querySelector('main')?.textContent ?? '');
  const weigh = (document: Document, path: string) => bytesAt(fileOf(path)).length - wordBytes(document);
  const others = [...everyDocument].filter(([path]) => path !== '/' && path !== '/blog');
  expect(over(91_000, weigh, others)).toEqual([]);
  expect(bytesAt('/index.html').length).toBeLessThanOrEqual(104_000);
});

test('the list of articles is at most 60 kB as it is sent, however many there are', () => {
  expect(compressed(textAt('/blog.html'))).toBeLessThan(60_000);
});

test('a page can ask for at most 75 kB of fonts', () => {
  expect(over(75_000, fontBytes)).toEqual([]);
});

test('the first view weighs at most 90 kB, on a page with many drawings of its own at most 130 kB', () => {
  const firstView = (document: Document, path: string) =>
    pageBytes(path) + fontBytes(document) + drawingBytes(document);
  const drawn = ['/', '/about', '/services', '/career', '/blog'];
  const pages = Map.groupBy(everyDocument, ([path]) => (drawn.includes(path) ? 'drawn' : 'plain'));
  expect(over(130_000, firstView, pages.get('drawn'))).toEqual([]);
  expect(over(91_000, firstView, pages.get('plain'))).toEqual([]);
});
