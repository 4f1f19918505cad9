import { expect, test } from 'vitest';
import { pagePath } from './pagePath';

test('drops the ending of a file', () => {
  expect(pagePath('/about.html')).toBe('/about');
  expect(pagePath('/services/web-dev.html')).toBe('/services/web-dev');
});

test('knows the home page by every name', () => {
  expect(['/', '/index.html', '/index'].map(pagePath)).toEqual(['/', '/', '/']);
});

test('drops a slash at the end', () => {
  expect(pagePath('/about/')).toBe('/about');
});
