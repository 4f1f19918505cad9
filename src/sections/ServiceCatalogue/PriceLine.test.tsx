import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceLine } from './PriceLine';

test.each([
  ['USD 6,000 to 120,000', 'From USD 6,000 · 2 to 4 weeks'],
  ['USD 35k and more', 'From USD 35k · 2 to 4 weeks'],
  ['€90,000', 'From €90,000 · 2 to 4 weeks'],
])('a card shows where the price %s begins', (price, line) => {
  const markup = renderToStaticMarkup(<PriceLine price={price} firstRelease="2 to 4 weeks" />);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(line);
});
