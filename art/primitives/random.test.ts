import { expect, test } from 'vitest';
import { cycle, range, seededRandom, shuffled } from './random.ts';

test('The same seed yields the same numbers.', () => {
  const [one, other] = [seededRandom('leaf'), seededRandom('leaf')];
  for (const _ of range(100)) expect(one.next()).toBe(other.next());
});

test('Different seeds yield different numbers.', () => {
  expect(seededRandom('leaf').next()).not.toBe(seededRandom('stem').next());
});

test('Whole numbers stay between their limits and reach both.', () => {
  const random = seededRandom('limits');
  const numbers = new Set(range(500).map(() => random.int(2, 5)));
  expect([...numbers].sort()).toEqual([2, 3, 4, 5]);
});

test('A list starts again at its first entry, in both directions.', () => {
  expect([-1, 0, 1, 2, 3].map((index) => cycle(['a', 'b', 'c'], index))).toEqual(['c', 'a', 'b', 'c', 'a']);
});

test('A seeded order keeps every entry.', () => {
  expect(shuffled(range(9), seededRandom('order')).sort()).toEqual(range(9));
});
