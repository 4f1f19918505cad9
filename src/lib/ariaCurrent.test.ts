import { expect, test } from 'vitest';
import { ariaCurrent } from './ariaCurrent';

const home = { path: '/' };
const services = { path: '/services', parents: [home] };
const service = { path: '/services/web-dev', parents: [home, services] };

test('marks the page itself', () => {
  expect(ariaCurrent('/services', services)).toBe('page');
  expect(ariaCurrent('/', { path: '/', parents: [] })).toBe('page');
});

test('marks the part of the site that the page belongs to', () => {
  expect(ariaCurrent('/services', service)).toBe('true');
  expect(ariaCurrent('/services', { parents: [home, services] })).toBe('true');
});

test('marks nothing else: every page is below the home page', () => {
  expect(ariaCurrent('/', service)).toBeUndefined();
  expect(ariaCurrent('/career', service)).toBeUndefined();
});
