import { expect, test } from 'vitest';
import { toPrices } from './prices.ts';

const example = (from: number, to: number) => ({ name: 'A desk', from, to, duration: '2 weeks', team: '1 person' });

test('the price of a service is from the lowest to the highest of its examples, and no line breaks after the currency', () => {
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
