import { expect, test } from 'vitest';
import { formatNumber, headingIds, isoDay, longDate, shortDate, withWholePrices } from './text';

test('written headings have different ids, also from those of the page and the layout', () => {
  expect(headingIds(['Rights', 'Your rights', 'Rights', 'Rights 1', 'Rights'])).toEqual([
    'rights',
    'your-rights',
    'rights-1',
    'rights-1-1',
    'rights-2',
  ]);
  expect(headingIds(['How We Use Your Information', '  Terms & Conditions.'])).toEqual([
    'how-we-use-your-information',
    'terms-conditions',
  ]);
  expect(headingIds(['Main', 'Links', '…', '?'])).toEqual(['main-1', 'links-1', 'section', 'section-1']);
  expect(headingIds(['Next', 'Call', 'Next 1'], ['next', 'call'])).toEqual(['next-1', 'call-1', 'next-1-1']);
});

test('formats a number, without a separator in four digits', () => {
  expect([120, 2019, 999_999].map(formatNumber)).toEqual(['120', '2019', '999,999']);
});

test('formats a day independently of the time zone of the machine', () => {
  expect(longDate(new Date('2026-03-01'))).toBe('March 1, 2026');
  expect(shortDate(new Date('2026-03-01'))).toBe('Mar 1, 2026');
  expect(isoDay(new Date('2026-03-01'))).toBe('2026-03-01');
});

test('a price does not wrap after its currency', () => {
  expect(withWholePrices('USD 6,000 to INR 9 lakh')).toBe('USD\u00a06,000 to INR\u00a09 lakh');
});
