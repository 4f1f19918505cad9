/** 3 becomes 03. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Soft hyphens are only for visible text: titles, feeds, emails and file names have none. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '');

/** 'How We Use Your Information' becomes how-we-use-your-information. */
export const slug = (text: string) =>
  withoutSoftHyphens(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** 12,000 or 12.000, depending on the language. Four digits have no separator, because they may be a year. */
export const formatNumber = (number: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: 'min2' }).format(number);

/** Splits a text after '.', '?' or '!' followed by a space. */
export const sentences = (text: string) => text.split(/(?<=[.?!]) /);

/** A tel: address. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** Cached, because creating a formatter is slow. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function formatDate(date: Date, language: string, dateStyle: 'long' | 'medium'): string {
  const key = `${language} ${dateStyle}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' });
  dateFormats.set(key, format);
  return format.format(date);
}

/** A calendar day such as March 1, 2026, whatever the time zone of the build. */
export const longDate = (date: Date, language: string) => formatDate(date, language, 'long');

/** The same with a short month. */
export const shortDate = (date: Date, language: string) => formatDate(date, language, 'medium');

/** A day as 2026-03-01. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);
