import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { isInside } from './isInside';

test.each([
  ['C:\\site\\content', 'c:\\site\\content\\pages\\home.yaml', true],
  ['C:\\site\\content\\', 'C:/site/content/site.yaml', true],
  ['C:\\site\\content', 'C:\\site\\contents\\site.yaml', false],
  ['C:\\site\\content', 'D:\\site\\content\\site.yaml', false],
  ['C:\\site\\content', 'C:\\site\\src\\pages\\index.astro', false],
])('on Windows, of %s and %s: %s', (folder, file, expected) => {
  expect(isInside(folder, file, win32)).toBe(expected);
});

test.each([
  ['/site/content', '/site/content/pages/home.yaml', true],
  ['/site/content', '/site/contents/site.yaml', false],
  ['/site/content', '/site/content', false],
])('on other systems, of %s and %s: %s', (folder, file, expected) => {
  expect(isInside(folder, file, posix)).toBe(expected);
});
