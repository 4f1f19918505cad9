import { expect, test } from 'vitest';
import { currentness } from './currentness';

test('marks the page itself', () => {
  expect(currentness('/services', '/services')).toBe('page');
  expect(currentness('/', '/')).toBe('page');
});

test('marks the part of the site that the page belongs to', () => {
  expect(currentness('/services', '/services/web-dev')).toBe('true');
});

test('marks nothing else', () => {
  expect(currentness('/', '/about')).toBeUndefined();
  expect(currentness('/career', '/careers')).toBeUndefined();
});
