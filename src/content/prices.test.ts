import { expect, test } from 'vitest';
import { toFirstResult, toPrices } from './prices.ts';

const example = (from: number, to: number, duration = '2 weeks') => ({
  name: 'A desk',
  from,
  to,
  duration,
  team: '1 person',
});

test('a service costs from the lowest to the highest of its examples; currency and price do not wrap', () => {
  const prices = toPrices([example(9_000, 15_000), example(6_000, 8_000), example(40_000, 120_000)], 'USD');
  expect([prices?.from, prices?.to]).toEqual(['USD\u00a06,000', '120,000']);
  expect(prices?.examples.map(({ price }) => price)).toEqual([
    { from: 'USD\u00a09,000', to: '15,000' },
    { from: 'USD\u00a06,000', to: '8,000' },
    { from: 'USD\u00a040,000', to: '120,000' },
  ]);
});

test('a fixed price is one amount, and without examples there is no price', () => {
  expect(toPrices([example(4_000, 4_000)], 'EUR')).toMatchObject({ from: 'EUR\u00a04,000', to: undefined });
  expect(toPrices([], 'EUR')).toBeUndefined();
});

test('the first result takes as long as the cheapest example, unless the service names another', () => {
  const examples = [example(9_000, 15_000, '3 months'), example(6_000, 8_000, '4 weeks')];
  expect(toFirstResult(examples)).toBe('4 weeks');
  expect(toFirstResult(examples, 'Report in 2 weeks')).toBe('Report in 2 weeks');
  expect(toFirstResult([])).toBeUndefined();
});
