import { language } from './language.ts';

/** 3 becomes 03. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** 'How We Use Your Information' becomes how-we-use-your-information. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The ids that every page has. */
const layoutIds = ['main', 'links'];

/** The ids of written headings: equal headings get different ones, and none gets an id that the page has already. */
export function headingIds(headings: readonly string[], pageIds: readonly string[] = []): string[] {
  const taken = [...layoutIds, ...pageIds];
  const ids: string[] = [];
  for (const heading of headings) {
    const base = slug(heading) || 'section';
    let id = base;
    for (let number = 1; ids.includes(id) || taken.includes(id); number++) id = `${base}-${number}`;
    ids.push(id);
  }
  return ids;
}

/** 12,000. Four digits have no separator, because they may be a year. */
export const formatNumber = (number: number) => new Intl.NumberFormat(language, { useGrouping: 'min2' }).format(number);

/** A text whose prices do not wrap after the currency: in USD 6,000 the space does not break. */
export const withWholePrices = (text: string) => text.replaceAll(/\b([A-Z]{3}) (?=\d)/g, '$1\u00a0');

/** A tel: address. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

// In UTC, because a calendar day is a date at midnight there. A format that is made here, outside a function, would be made in every
// island that imports this module, which took 0.2 seconds on a slow phone.
const formatDay = (date: Date, dateStyle: 'long' | 'medium') =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(date);

/** A calendar day such as March 1, 2026, whatever the time zone of the build. */
export const longDate = (date: Date) => formatDay(date, 'long');

/** The same with a short month. */
export const shortDate = (date: Date) => formatDay(date, 'medium');

/** A day as 2026-03-01. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);
