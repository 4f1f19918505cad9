import { createElement as h } from 'react';
import satori from 'satori';
import { mark } from '@/brand/brand';
import { fontFamily, fonts } from '@/fonts/satoriFonts';
import { textWidths, type Widths } from '@/fonts/textWidths';
import { sentences } from '@/lib/text';
import { readColor } from '@/styles/readColor';

interface Words {
  name: string;
  title: string;
  line: string;
}

const logoHeight = 44;
const padding = { left: 48, right: 40 } as const;

/** The letter-spacing of a title, in ems. */
const spacing = -0.05;

const smallest = 62;
const sizes = [104, 92, 88, 76, smallest] as const;
/** The maximum height of a title in pixels, and its line height. */
const height = 356;
const leading = 0.94;

/** How many lines a sentence takes in a column whose width is given in ems. */
function countLines(sentence: string, room: number, { measure, space }: Widths): number {
  let lines = 1;
  let filled = 0;
  for (const word of sentence.split(' ')) {
    const width = measure(word);
    const together = filled === 0 ? width : filled + space + width;
    if (together > room && filled > 0) lines++;
    filled = together > room ? width : together;
  }
  return lines;
}

/** Whether a title has a word that is wider than the column at this size. */
const hasWideWord = (sentences: readonly string[], size: number, width: number, { measure }: Widths) =>
  sentences.some((sentence) => sentence.split(' ').some((word) => measure(word) * size > width));

/** The largest font size at which every word fits the width and all lines fit the height. */
export function titleSize(sentences: readonly string[], width: number, widths: Widths): number {
  const fits = (size: number) => {
    const lines = sentences.reduce((sum, sentence) => sum + countLines(sentence, width / size, widths), 0);
    return lines * leading * size < height && !hasWideWord(sentences, size, width, widths);
  };
  return sizes.find(fits) ?? smallest;
}

function words({ name, title, line }: Words, width: number, widths: Widths) {
  const [ink] = readColor('ink');
  const [secondaryInk] = readColor('ink-2');
  const [bloom] = readColor('accent');
  const parts = sentences(title);
  const room = width - padding.left - padding.right;
  const size = titleSize(parts, room, widths);
  const column = { display: 'flex', flexDirection: 'column', boxSizing: 'border-box' } as const;
  const drawnLogo = h(
    'svg',
    { viewBox: '0 0 30 30', width: logoHeight, height: logoHeight },
    h('path', { d: mark.ink, fill: ink }),
    h('path', { d: mark.accent, fill: bloom }),
  );
  const brand = { alignItems: 'center', fontSize: 36, fontWeight: 600, letterSpacing: -1.62, lineHeight: 1.55 };
  const page = {
    ...column,
    width: '100%',
    height: '100%',
    padding: `48px ${padding.right}px 48px ${padding.left}px`,
    color: ink,
    fontFamily,
  };
  const heading = {
    marginTop: 'auto',
    fontSize: size,
    fontWeight: 500,
    lineHeight: leading,
    letterSpacing: spacing * size,
    textWrap: 'balance',
    ...(hasWideWord(parts, size, room, widths) && { wordBreak: 'break-word' as const }),
  } as const;
  return h(
    'div',
    { style: page },
    h('div', { style: { display: 'flex', ...brand } }, drawnLogo, h('span', { style: { marginLeft: 16 } }, name)),
    // Each sentence starts on a new line.
    parts.length > 1
      ? h(
          'div',
          { style: { ...column, ...heading } },
          parts.map((sentence) => h('div', { style: { textWrap: 'balance' }, key: sentence }, sentence)),
        )
      : h('div', { style: heading }, title),
    h(
      'div',
      { style: { marginTop: 26, color: secondaryInk, fontSize: 26, letterSpacing: -0.26, lineHeight: 1.55 } },
      line,
    ),
  );
}

const reported = new Set<string>();

/** The text without characters that have no glyph, such as an emoji; empty if one of its letters has none. */
function drawableText(text: string, missing: ReadonlySet<string>): string {
  const characters = [...text.replace(/[\u200d\ufe0f]/g, '')];
  const letter = characters.find((character) => missing.has(character) && /[\p{L}\p{M}\p{N}]/u.test(character));
  if (letter) {
    if (!reported.has(text)) console.warn(`Sharing pictures leave out "${text}": their typeface has no "${letter}".`);
    reported.add(text);
    return '';
  }
  return characters
    .filter((character) => !missing.has(character))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The text of a sharing picture, as SVG. */
export async function lettering(text: Words, size: { width: number; height: number }): Promise<string> {
  const missing = new Set<string>();
  const draw = async (drawn: Words) =>
    satori(words(drawn, size.width, await textWidths(drawn.title.split(' '), spacing)), {
      ...size,
      fonts,
      loadAdditionalAsset: async (_, characters) => {
        for (const character of characters) missing.add(character);
        return [];
      },
    });
  const svg = await draw(text);
  if (missing.size === 0) return svg;
  return draw({
    name: drawableText(text.name, missing),
    title: drawableText(text.title, missing),
    line: drawableText(text.line, missing),
  });
}
