import { expect, test } from 'vitest';
import { createEntry } from './searchEntry';

const source = (title: string) => ({ kind: 'service' as const, title, line: '', path: '/', texts: [] });

test('a title that contains one phrase of a group of synonyms gets the whole group', () => {
  const also = (title: string) => createEntry(source(title), ['online store, shop, e-commerce', 'cloud, AWS']).also;
  expect(['Our Online Store', 'E-Commerce', 'Store', 'Cloudy'].map(also)).toEqual([
    'online store, shop, e-commerce',
    'online store, shop, e-commerce',
    '',
    '',
  ]);
});
