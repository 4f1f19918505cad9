import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceLine } from './PriceLine';

const firstRelease = '2 to 4 weeks';

test.each([
  ['USD 6,000 to 120,000', 'From USD 6,000 · 2 to 4 weeks'],
  ['USD 35k and more', 'From USD 35k · 2 to 4 weeks'],
  ['€90,000', 'From €90,000 · 2 to 4 weeks'],
])('a card shows where the price %s begins', (price, line) => {
  const markup = renderToStaticMarkup(<PriceLine facts={{ price, firstRelease }} />);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(line);
});

test('there is no line without a price', () => {
  expect(renderToStaticMarkup(<PriceLine facts={{ firstRelease }} />)).toBe('');
  expect(renderToStaticMarkup(<PriceLine />)).toBe('');
});
