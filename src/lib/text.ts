/** 3 becomes 03: numbers that stand in a column. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A text without the marks that only say where a long word may be broken. Titles, feeds, mails and file names have none. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '');

/** 'How We Use Your Information' becomes how-we-use-your-information, for the address of a section. */
export const slug = (text: string) =>
  withoutSoftHyphens(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A number as a language writes it: 12,000 or 12.000. Four digits stay together, because they may be a year. */
export const formatNumber = (number: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: 'min2' }).format(number);

/** The sentences of a text; a sentence ends with a full stop, a question mark or an exclamation mark. */
export const sentences = (text: string) => text.split(/(?<=[.?!]) /);

/** The digits of a phone number, for a tel: link. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** Creating a formatter is slow, so there is one for each language. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function formatDate(date: Date, language: string, dateStyle: 'long' | 'medium'): string {
  const key = `${language} ${dateStyle}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' });
  dateFormats.set(key, format);
  return format.format(date);
}

/** A calendar day in words, the same wherever the site is built. */
export const longDate = (date: Date, language: string) => formatDate(date, language, 'long');

/** The same with a short month, where there is little room. */
export const shortDate = (date: Date, language: string) => formatDate(date, language, 'medium');

/** The day as machines read it. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);
