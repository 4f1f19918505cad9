import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceLine } from './PriceLine';

const text = (props: Parameters<typeof PriceLine>[0]) =>
  renderToStaticMarkup(<PriceLine {...props} />)
    .replaceAll(/<[^>]+>/g, '')
    .trim();

test('a card shows where the price begins and how soon there is a result, or without a price nothing', () => {
  const firstResult = '2 to 4 weeks';
  expect(text({ price: 'USD 6,000', firstResult })).toBe('From USD 6,000 · 2 to 4 weeks');
  expect(text({ price: 'USD 6,000' })).toBe('From USD 6,000');
  expect(text({ firstResult })).toBe('');
});
