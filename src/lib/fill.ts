type Values = Record<string, string | number>;

/** Fills the {gaps} of a text from content: fill('{number} of {total}', { number: 3, total: 14 }). */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Code in a text, which may have braces of its own, or a gap. */
const codeOrGap = /```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`]*`|\{(\w+)\}/g;

/** The names of the gaps in a text; braces in code are no gaps. */
export const gapsIn = (text: string) => [...text.matchAll(codeOrGap)].flatMap(([, name]) => name ?? []);

/** A text without the code in it. */
export const withoutCode = (text: string) => text.replaceAll(codeOrGap, (found, gap?: string) => (gap ? found : ''));

/** Fills the gaps of every text in a value, at any depth, and leaves unknown gaps for those who know them. */
export function fillGaps<Value>(value: Value, values: Values): Value {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replaceAll(codeOrGap, (found, name?: string) => String((name && values[name]) ?? found));
    if (Array.isArray(part)) return part.map(filled);
    // Only groups of fields; a date is one value.
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, filled(inner)]));
  };
  return filled(value) as Value;
}
