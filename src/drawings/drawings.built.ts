import { expect, test } from 'vitest';
import { textAt } from '../../tests/support/builtSite.ts';
import { everyDocument } from '../../tests/support/documents.ts';
import { listFiles } from '../../tests/support/listFiles.ts';
import { siteFolder } from '../../tests/support/siteFolder.ts';

const pages = listFiles(siteFolder).filter((file) => file.endsWith('.html'));

test('only drawings that pages show are published, and no list of all drawings', () => {
  const files = listFiles(siteFolder);
  const html = pages.map((file) => textAt(`/${file}`)).join();
  const published = files.filter((file) => file.startsWith('drawings/'));
  expect(published).not.toEqual([]);
  expect(published.filter((file) => !html.includes(`/${file}`))).toEqual([]);
  expect(files).not.toContain('drawings.html');
});

test.each([...everyDocument])('%s asks in its head for its first picture, if it is a drawing', (_, document) => {
  const [first] = document.querySelectorAll('main :is(img, .art)');
  const source = first?.getAttribute('loading') === 'eager' ? (first.getAttribute('src') ?? '') : '';
  const preloads = [...document.querySelectorAll('head > link[rel="preload"][as="image"][fetchpriority="high"]')];
  const expected = source.endsWith('.svg') ? [source] : [];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(expected);
});
