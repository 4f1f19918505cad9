/** Fills the {gaps} of a text from content: fill('{number} of {total}', { number: 3, total: 14 }). */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
