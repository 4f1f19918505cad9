import { describe, expect, test } from 'vitest';
import { articleIds, pages } from '../support/addresses.ts';
import { bytesAt, documentAt, meta, onSite, origin, textAt } from './builtSite.ts';

const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
const most = 60_000;

const documents = new Map(pages.map((path) => [path, documentAt(path)]));

describe.each(pages)('the head of %s', (path) => {
  const document = documents.get(path) ?? documentAt(path);
  const address = `${origin}${path}`;
  const all = (selector: string) => [...document.head.querySelectorAll(selector)];
  const hrefs = (selector: string) => all(selector).map((element) => element.getAttribute('href') ?? '');

  test('names the page once: title, description, canonical address', () => {
    expect(all('title')).toHaveLength(1);
    expect(all('meta[name="description"]')).toHaveLength(1);
    expect(hrefs('link[rel="canonical"]')).toEqual([address]);
  });

  test('tells a link preview the same', () => {
    const title = document.title;
    const description = meta(document, 'description');
    expect(description?.length).toBeGreaterThanOrEqual(40);
    expect(meta(document, 'og:title')).toBe(title);
    expect(meta(document, 'og:description')).toBe(description);
    expect(meta(document, 'og:url')).toBe(address);
    expect(meta(document, 'og:site_name')).toBe('Trelliswork');
    const article = articleIds.some((id) => path === `/blog/${id}`);
    expect(meta(document, 'og:type')).toBe(article ? 'article' : 'website');
    expect(meta(document, 'twitter:card')).toBe('summary_large_image');
    expect(meta(document, 'twitter:title')).toBe(title);
    expect(meta(document, 'twitter:description')).toBe(description);
  });

  test('has a picture of its own: 1200 by 630, under 60 kB, with words for it', () => {
    const picture = meta(document, 'og:image') ?? '';
    const png = bytesAt(onSite(picture));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(pngSize(png)).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(most);
    expect(meta(document, 'og:image:width')).toBe('1200');
    expect(meta(document, 'og:image:height')).toBe('630');
    expect(meta(document, 'og:image:type')).toBe('image/png');
    expect(meta(document, 'og:image:alt')?.length).toBeGreaterThan(20);
    expect(meta(document, 'twitter:image')).toBe(picture);
    expect(meta(document, 'twitter:image:alt')).toBe(meta(document, 'og:image:alt'));
  });

  test('has a color for each theme, icons and a manifest', () => {
    const tokens = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(textAt('../src/styles/tokens.css'));
    expect(
      all('meta[name="theme-color"]').map((tag) => [tag.getAttribute('media'), tag.getAttribute('content')]),
    ).toEqual([
      ['(prefers-color-scheme: light)', tokens?.[1]],
      ['(prefers-color-scheme: dark)', tokens?.[2]],
    ]);
    expect(hrefs('link[rel="icon"]')).toEqual(['/icon.svg', '/icons/icon-32.png']);
    expect(hrefs('link[rel="apple-touch-icon"]')).toEqual(['/icons/apple-touch-icon.png']);
    expect(hrefs('link[rel="manifest"]')).toEqual(['/manifest.webmanifest']);
  });

  test('leads to the feeds and to the Markdown form of the page', () => {
    const links = all('link[rel="alternate"]').map((link) => [link.getAttribute('type'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['text/markdown', `${origin}${path === '/' ? '/index' : path}.md`],
      ['application/rss+xml', `${origin}/rss.xml`],
      ['application/feed+json', `${origin}/feed.json`],
      ['application/feed+json', `${origin}/jobs/feed.json`],
    ]);
    for (const [, href] of links) expect(textAt(onSite(href ?? '')).length).toBeGreaterThan(200);
    expect(all('link[rel="alternate"]:not([title])')).toHaveLength(0);
  });
});

test('no two pages share a title, a description or a picture', () => {
  for (const name of ['og:title', 'description', 'og:image'])
    expect(new Set([...documents.values()].map((document) => meta(document, name))).size).toBe(38);
});

describe.each(['/404', '/services/404', '/jobs/404', '/blog/404'])('the head of %s', (path) => {
  const document = documentAt(path);

  test('is not to be indexed and claims no address, no picture and no facts', () => {
    expect(meta(document, 'robots')).toBe('noindex');
    expect(meta(document, 'og:url')).toBeUndefined();
    expect(meta(document, 'og:image')).toBeUndefined();
    expect(document.querySelector('link[rel="canonical"], script[type="application/ld+json"]')).toBeNull();
    expect(document.querySelector('link[type="text/markdown"]')).toBeNull();
    expect(meta(document, 'og:title')).toBe(document.title);
  });
});

test('the manifest lists icons that exist, in the sizes it says', () => {
  const manifest = JSON.parse(textAt('/manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: 'Trelliswork',
    short_name: 'Trelliswork',
    start_url: '/',
    display: 'browser',
  });
  const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose ?? 'any');
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
  for (const { src, sizes, type } of manifest.icons) {
    const file = bytesAt(src);
    if (type === 'image/svg+xml') expect(file.toString('utf8')).toMatch(/^<svg /);
    else expect(`${pngSize(file).width}x${pngSize(file).height}`).toBe(sizes);
  }
  expect(pngSize(bytesAt('/icons/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
  expect(pngSize(bytesAt('/icons/icon-32.png'))).toEqual({ width: 32, height: 32 });
});
