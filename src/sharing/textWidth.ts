import { createElement as h } from 'react';
import satori from 'satori';
import { fontFamily, fonts } from './fonts.ts';

const size = 1000;

/** How wide texts run on one line in the medium weight, in ems; `spacing` is that of their letters. */
export async function textWidths(texts: readonly string[], spacing: number): Promise<Map<string, number>> {
  const widths = new Map<string, number>();
  const style = {
    display: 'flex',
    fontFamily,
    fontSize: size,
    fontWeight: 500,
    letterSpacing: spacing * size,
  } as const;
  const lines = texts.map((text) => h('div', { style: { ...style, whiteSpace: 'nowrap' }, key: text }, text));
  await satori(h('div', { style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } }, lines), {
    width: 100 * size,
    height: 2 * size * texts.length,
    fonts,
    onNodeDetected: ({ key, width }) => widths.set(String(key), width / size),
  });
  return widths;
}
