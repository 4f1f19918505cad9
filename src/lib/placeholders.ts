type Values = Record<string, string | number>;

/** Fills the {placeholders} of a text: interpolate('{number} of {total}', { number: 3, total: 14 }). */
export function interpolate(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Code in a text, which may have braces of its own, or a placeholder. */
const codeOrPlaceholder = /```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`]*`|\{(\w+)\}/g;

/** The names of the placeholders in a text, without braces in code. */
export const placeholdersIn = (text: string) => [...text.matchAll(codeOrPlaceholder)].flatMap(([, name]) => name ?? []);

/** A text without the code in it. */
export const withoutCode = (text: string) =>
  text.replaceAll(codeOrPlaceholder, (found, name?: string) => (name ? found : ''));

/** Fills the placeholders of every text in a value, at any depth. Unknown placeholders stay. */
export function interpolateAll<Value>(value: Value, values: Values): Value {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replaceAll(codeOrPlaceholder, (found, name?: string) => String((name && values[name]) ?? found));
    if (Array.isArray(part)) return part.map(filled);
    // Only groups of fields; a date is one value.
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, filled(inner)]));
  };
  // The same shape: only texts are replaced, by texts.
  return filled(value) as Value;
}
