import { createElement as h } from 'react';
import satori from 'satori';
import { colors, type LogoFile, logo, mark } from '@/brand/brand';
import { fontFamily, fonts } from '@/fonts/satoriFonts';
import { textWidths, type Widths } from '@/fonts/textWidths';
import { svgDataUri } from '@/lib/checkSvg';
import { sentences } from '@/lib/text';

interface Words {
  name: string;
  title: string;
  line: string;
}

const logoHeight = 44;
const padding = { left: 48, right: 40 } as const;

/** How far apart the letters of a title stand, in ems. */
const spacing = -0.05;

const smallest = 62;
const sizes = [104, 92, 88, 76, smallest] as const;
/** How high the title may be, in pixels, and how far its lines stand apart, as a share of its size. */
const height = 356;
const leading = 0.94;

/** How many lines a sentence takes in a column, in ems. */
function linesOf(sentence: string, room: number, { of, space }: Widths): number {
  let [lines, filled] = [1, 0];
  for (const word of sentence.split(' ')) {
    const width = of(word);
    const together = filled === 0 ? width : filled + space + width;
    if (together > room && filled > 0) lines++;
    filled = together > room ? width : together;
  }
  return lines;
}

/** Whether a title has a word that is wider than the column at this size. */
const hasWideWord = (sentences: readonly string[], size: number, width: number, { of }: Widths) =>
  sentences.some((sentence) => sentence.split(' ').some((word) => of(word) * size > width));

/** The size of a title on a sharing picture: the largest at which every word fits the column and all lines its height. */
export function titleSize(sentences: readonly string[], width: number, widths: Widths): number {
  const fits = (size: number) => {
    const lines = sentences.reduce((sum, sentence) => sum + linesOf(sentence, width / size, widths), 0);
    return lines * leading * size < height && !hasWideWord(sentences, size, width, widths);
  };
  return sizes.find(fits) ?? smallest;
}

/** As high as the initial would be, but not wider than the text. */
function logoSize({ width, height, isWide }: LogoFile, room: number) {
  const scale = Math.min(logoHeight / height, (isWide ? room : logoHeight) / width);
  return { width: width * scale, height: height * scale };
}

function words({ name, title, line }: Words, width: number, widths: Widths) {
  const [ink, ink2, bloom] = [colors.ink[0], colors['ink-2'][0], colors['accent-bloom'][0]];
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
    h(
      'div',
      { style: { display: 'flex', ...brand } },
      logo ? h('img', { src: svgDataUri(logo.svg), ...logoSize(logo, room) }) : drawnLogo,
      !logo?.isWide && h('span', { style: { marginLeft: 16 } }, name),
    ),
    // Sentences never share a line.
    parts.length > 1
      ? h(
          'div',
          { style: { ...column, ...heading } },
          parts.map((sentence) => h('div', { style: { textWrap: 'balance' }, key: sentence }, sentence)),
        )
      : h('div', { style: heading }, title),
    h('div', { style: { marginTop: 26, color: ink2, fontSize: 26, letterSpacing: -0.26, lineHeight: 1.55 } }, line),
  );
}

const reported = new Set<string>();

/** A text without what the typeface cannot draw, such as an emoji. Nothing of a text whose letters it lacks. */
function drawableText(text: string, missing: ReadonlySet<string>): string {
  const characters = [...text.replace(/[\u200d\ufe0f]/g, '')];
  const letter = characters.find((character) => missing.has(character) && /[\p{L}\p{M}\p{N}]/u.test(character));
  if (letter) {
    if (!reported.has(text)) console.warn(`Sharing pictures leave out "${text}": no "${letter}" in their typeface.`);
    reported.add(text);
    return '';
  }
  return characters
    .filter((character) => !missing.has(character))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The words of a sharing picture, as SVG. */
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
