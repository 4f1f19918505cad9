// Measures texts in the typeface of the site at build time.
import { createElement as h } from 'react';
import satori from 'satori';
import { fontFamily, fonts } from './satoriFonts';

/** The font size used for measuring, in pixels. */
const measured = 1000;

/** Widths in ems. */
export interface Widths {
  measure: (text: string) => number;
  /** The width of a space. */
  space: number;
}

/** Measures texts on one line in weight 500. `spacing` is their letter-spacing in ems. */
export async function textWidths(texts: readonly string[], spacing: number): Promise<Widths> {
  const widths = new Map<string, number>();
  const style = { display: 'flex', fontFamily, fontSize: measured, fontWeight: 500, whiteSpace: 'nowrap' } as const;
  const lines = [...new Set([...texts, 'n', 'n n'])].map((text) =>
    h('div', { style: { ...style, letterSpacing: spacing * measured }, key: text }, text),
  );
  await satori(h('div', { style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } }, lines), {
    width: 100 * measured,
    height: 2 * measured * lines.length,
    fonts,
    onNodeDetected: ({ key, width }) => widths.set(String(key), width / measured),
  });
  const measure = (text: string) => widths.get(text) ?? 0;
  return { measure, space: measure('n n') - 2 * measure('n') };
}
