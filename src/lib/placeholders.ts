import { formatNumber } from './text.ts';

type Values = Record<string, string | number>;

/** A placeholder: {count}, or a count with its word in the forms that a language has for numbers, {count:result|results}. */
const placeholder = /\{(\w+)(?::([^{}|]+(?:\|[^{}|]+)+))?\}/.source;
const everyPlaceholder = new RegExp(placeholder, 'g');

/** Code in a text, which may have braces of its own, or a placeholder. */
const codeOrPlaceholder = new RegExp(`\`\`\`[\\s\\S]*?\`\`\`|~~~[\\s\\S]*?~~~|\`[^\`]*\`|${placeholder}`, 'g');

/** The order in which the forms of a word are written. English has `one` and `other`. */
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The form of a word for a number; the last one where a language has more forms than are written. */
function choosePluralForm(count: number, forms: readonly string[], language: string): string {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  const categories = pluralCategories.filter((category) => known.includes(category));
  const position = categories.indexOf(rules.select(count));
  return forms[position] ?? forms.at(-1) ?? '';
}

/** What stands in place of a placeholder. One that nothing fills stays, so that it is seen. */
function fill(written: string, name: string, forms: string | undefined, values: Values, language: string): string {
  const value = values[name];
  if (typeof value === 'number') {
    const number = formatNumber(value, language);
    return forms ? `${number} ${choosePluralForm(value, forms.split('|'), language)}` : number;
  }
  return forms ? written : (value ?? written);
}

/**
 * Fills the placeholders of a text: interpolate('{number} of {total}', { number: 3, total: 14 }). The language decides how
 * numbers and their words are written.
 */
export function interpolate(text: string, values: Values, language = 'en'): string {
  return text.replace(everyPlaceholder, (written, name: string, forms?: string) =>
    fill(written, name, forms, values, language),
  );
}

/** The names of the placeholders in a text, without braces in code. */
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
    // Only groups of fields; a date is one value.
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fillPart(inner)]));
  };
  // The same shape: only texts are replaced, by texts.
  return fillPart(value) as Value;
}
