import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchable } from '@/config/limits';
import type { Entry } from '@/islands/Search/searchEngine';
import { createEntry, withinLimits } from './searchEntry';

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

test('the index has the first entries that fit, by number and by bytes', () => {
  const entries = (length: number, words: number) =>
    Array.from({ length }, (_, number): Entry => {
      const own = Array.from({ length: words }, (_, place) => ((number + 7) * (place + 13) * 7919).toString(36));
      return { ...createEntry(source(`Article ${number}`), []), text: own.join(' ') };
    });
  expect(withinLimits(entries(1200, 1), searchable)).toEqual(entries(1000, 1));
  const heavy = withinLimits(entries(1000, 60), searchable);
  expect(heavy).toEqual(entries(1000, 60).slice(0, heavy.length));
  expect(heavy.length).toBeGreaterThan(100);
  expect(brotliCompressSync(JSON.stringify(heavy)).length).toBeLessThanOrEqual(searchable.bytes);
});
