// How wide texts run in the typeface of the site, measured while it is built.
import { createElement as h } from 'react';
import satori from 'satori';
import { fontFamily, fonts } from './satoriFonts';

/** The size of the letters that are measured. */
const measured = 1000;

/** How wide texts and the space between words run, in ems. */
export interface Widths {
  of: (text: string) => number;
  space: number;
}

/** How wide texts run on one line in the medium weight; `spacing` is that of their letters. */
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
  const of = (text: string) => widths.get(text) ?? 0;
  return { of, space: of('n n') - 2 * of('n') };
}

/** Letters below the line: by themselves, by a mark below them, or as far as we know in another script. */
const descender = /[gjpqy,;()]|\p{Script=Latin}[\u0323-\u0328\u0331]|(?!\p{Script=Latin})\p{L}/u;

/** Whether a letter of a text reaches below the line. */
export const reachesBelowLine = (text: string) => descender.test(text.normalize('NFD'));
