import { formatNumber } from './text.ts';

type Values = Record<string, string | number>;

/** A placeholder: {count}, or a count with the plural forms of a word, {count:result|results}. */
const placeholder = /\{(\w+)(?::([^{}|]+(?:\|[^{}|]+)+))?\}/.source;
const everyPlaceholder = new RegExp(placeholder, 'g');

/** Markdown code, whose braces are not placeholders, or a placeholder. */
const codeOrPlaceholder = new RegExp(`\`\`\`[\\s\\S]*?\`\`\`|~~~[\\s\\S]*?~~~|\`[^\`]*\`|${placeholder}`, 'g');

/** The order in which plural forms are written. English has `one` and `other`. */
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The plural form for a number, or the last one if the language has more forms than are given. */
function choosePluralForm(count: number, forms: readonly string[], language: string): string {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  const categories = pluralCategories.filter((category) => known.includes(category));
  const position = categories.indexOf(rules.select(count));
  return forms[position] ?? forms.at(-1) ?? '';
}

/** The text for a placeholder. An unknown placeholder stays, so that someone notices it. */
function fill(written: string, name: string, forms: string | undefined, values: Values, language: string): string {
  const value = values[name];
  if (typeof value === 'number') {
    const number = formatNumber(value, language);
    return forms ? `${number} ${choosePluralForm(value, forms.split('|'), language)}` : number;
  }
  return forms ? written : (value ?? written);
}

/**
 * Fills the placeholders of a text: interpolate('{number} of {total}', { number: 3, total: 14 }). The language determines
 * number formats and plural forms.
 */
export function interpolate(text: string, values: Values, language = 'en'): string {
  return text.replace(everyPlaceholder, (written, name: string, forms?: string) =>
    fill(written, name, forms, values, language),
  );
}

/** The names of the placeholders in a text. */
export const placeholdersIn = (text: string) => [...text.matchAll(codeOrPlaceholder)].flatMap(([, name]) => name ?? []);

/** A text without the code in it. */
export const withoutCode = (text: string) =>
  text.replaceAll(codeOrPlaceholder, (written, name?: string) => (name ? written : ''));

/** Fills the placeholders of every text in a value, at any depth. Unknown placeholders stay. */
export function interpolateAll<Value>(value: Value, values: Values, language: string): Value {
  const fillPart = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replaceAll(codeOrPlaceholder, (written, name?: string, forms?: string) =>
        name ? fill(written, name, forms, values, language) : written,
      );
    if (Array.isArray(part)) return part.map(fillPart);
    // Only plain objects; a date is a single value.
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fillPart(inner)]));
  };
  // The type stays the same, because only strings are replaced, by strings.
  return fillPart(value) as Value;
}
