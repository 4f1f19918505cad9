/** Fills the placeholders of a text: interpolate('{number} of {total}', { number: 3, total: 14 }). */
export const interpolate = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
