// Text that fits its place, measured at build time. The sizes become tokens in the layout, so that no element carries a
// style of its own. CSS and SVG cannot do it in the browsers that the site is made for.
import { createElement as h } from 'react';
import satori from 'satori';
import { sentences } from '@/lib/text';
import { mapPart, officeColumn } from '@/sections/Offices/officePins';
import { fontFamily, fonts } from './fonts';

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

/** How far apart letters stand: of the tagline, of the name in the footer and in the header, of a button. */
const spacing = { tagline: -0.058, word: -0.065, logo: -0.045, button: -0.01 } as const;

/** A line of the tagline: which of its words it holds, and how wide it is in ems. */
export interface TaglineLine {
  words: readonly string[];
  width: number;
  /** The sentence it belongs to. */
  sentence: number;
}

interface Lines {
  lines: readonly TaglineLine[];
  /** In hundredths of the width that the tagline has. */
  size: number;
  /** The height of a line in ems. */
  leading: number;
}

export interface TaglineSetting {
  /** The words of each sentence, and whether it ends in a full stop, which is drawn. */
  sentences: readonly { words: readonly string[]; hasStop: boolean }[];
  wide: Lines;
  phone: Lines;
}

/** What a word space adds between two words. */
const space = 0.139;
/** What stands behind the last word: the square and the begin of the vine, or the blossom. */
const room = { vine: 1.25, blossom: 0.41 } as const;
const largest = { two: 19.55, more: 13, phone: 37.2 } as const;
const phoneLine = 4.4;

/** Letters that reach below the line: by themselves, by a mark below them, or as far as we know in another script. */
const reachesDown = /[gjpqy,;()]|\p{Script=Latin}[\u0323-\u0328\u0331]|(?!\p{Script=Latin})\p{L}/u;

const sizeFor = (width: number, behind: number) => 100 / (width + behind);
const twoDecimals = (size: number) => Math.floor(size * 100 + 0.5) / 100;

/** Lines stand close where no letter reaches down to the line below it. */
function leadingOf(lines: readonly TaglineLine[]): number {
  const above = lines.slice(0, -1).flatMap(({ words }) => words);
  if (above.some((word) => reachesDown.test(word.normalize('NFD')))) return 0.96;
  return lines.length > 2 ? 0.88 : 0.86;
}

/** Lines, sizes and leading of a tagline, for a desktop and for a phone. */
export async function taglineSetting(tagline: string): Promise<TaglineSetting> {
  const written = sentences(tagline).map((sentence) => ({
    words: sentence.replace(/\.$/, '').split(' '),
    hasStop: sentence.endsWith('.'),
  }));
  const parts = written.map(({ words }) => words);
  const { of } = await textWidths(parts.flat(), spacing.tagline);
  const width = (words: readonly string[]) => words.reduce((sum, word) => sum + of(word), space * (words.length - 1));
  const line = (words: readonly string[], sentence: number) => ({ words, width: width(words), sentence });

  /** Where a sentence breaks once: its longer half is as short as can be. */
  function halves(words: readonly string[]): (readonly string[])[] {
    const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
    const longer = (pair: readonly (readonly string[])[]) => Math.max(...pair.map(width));
    return breaks.toSorted((one, other) => longer(one) - longer(other))[0] ?? [words];
  }
  /** As many words on a line as fit on a phone. */
  function phoneLines(words: readonly string[]): (readonly string[])[] {
    const lines: string[][] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last && width([...last, word]) <= phoneLine) last.push(word);
      else lines.push([word]);
    }
    return lines;
  }

  const last = parts.length - 1;
  const longest = (lines: readonly TaglineLine[]) => Math.max(0, ...lines.map((one) => one.width));
  /** The size at which every line fits, with the vine behind the first sentences and the blossom behind the last. */
  const fitting = (lines: readonly TaglineLine[], most: number) =>
    Math.min(
      most,
      sizeFor(longest(lines.filter(({ sentence }) => sentence < last)), last > 0 ? room.vine : 0),
      sizeFor(longest(lines.filter(({ sentence }) => sentence === last)), room.blossom),
    );

  const whole = parts.map(line);
  const broken = parts.flatMap((words, sentence) => halves(words).map((half) => line(half, sentence)));
  const inOne = fitting(whole, parts.length > 2 ? largest.more : largest.two);
  const fits = inOne >= largest.more || parts.length > 2;
  const wide = fits ? whole : broken;

  const phone = broken.flatMap(({ words, sentence }) => phoneLines(words).map((words) => line(words, sentence)));
  // The vine stands beside the lines from its stop on; one sentence has none.
  const stop = phone.findLastIndex(({ sentence }) => sentence < last);
  const beside = phone.slice(Math.max(stop, 0));
  const phoneSize = Math.min(largest.phone, sizeFor(longest(beside), room.blossom), sizeFor(longest(phone), 0));
  return {
    sentences: written,
    wide: {
      lines: wide,
      size: twoDecimals(fits ? inOne : fitting(broken, largest.more)),
      leading: leadingOf(wide),
    },
    phone: { lines: phone, size: twoDecimals(phoneSize), leading: 0.82 },
  };
}

/** On the About page the tagline runs on; its sentences stay whole where that is not too small. */
function runningSizes({ sentences, wide, phone }: TaglineSetting) {
  const width = (lines: readonly { width: number }[]) => Math.max(...lines.map((line) => line.width));
  const all = wide.lines.reduce((sum, line) => sum + line.width, 0.4 * sentences.length);
  const phoneSize = Math.min(20.5, 92 / (Math.max(width(phone.lines), 3.2) + 0.45));
  const whole = sentences.map((_, index) =>
    wide.lines.filter(({ sentence }) => sentence === index).reduce((sum, line) => sum + line.width, 0),
  );
  return {
    wrap: Math.max(...whole) * phoneSize < 92 ? 'nowrap' : 'normal',
    wide: Math.min(10.95, Math.max(93.6 / all, Math.min(8, 96 / (width(wide.lines) + 0.5)))),
    phone: phoneSize,
  };
}

/** In the header of a phone, in pixels: the mark and its gap; the margins, Search, the menu and a gap; the small button. */
const header = { narrowest: 360, mark: 42, others: 129, button: 24, letters: 15 } as const;
const smallestName = 17;
/** The name is a little bolder than what is measured. */
const bolder = 1.05;

/** On a phone the name takes the room that it has. Where even the smallest does not fit beside the button, that goes. */
async function nameSizes(name: string, button: string) {
  const width = (await textWidths([name], spacing.logo)).of(name) * bolder;
  const label = (await textWidths([button], spacing.button)).of(button) * header.letters;
  const room = header.narrowest - header.mark - header.others - header.button - label;
  return {
    '--t-logo-phone': `clamp(${smallestName}px, (100cqw - ${header.mark}px) / ${width.toFixed(2)}, 1.5rem)`,
    '--start-phone': room / width >= smallestName ? 'flex' : 'none',
  };
}

/** The width of the longest line where words stand in so many lines, broken as evenly as can be. */
function longestLine(words: readonly number[], lines: number, space: number): number {
  const width = (some: readonly number[]) => some.reduce((sum, one) => sum + one, space * (some.length - 1));
  if (lines === 1) return width(words);
  const breaks = words.slice(1).map((_, index) => index + 1);
  return Math.min(
    width(words),
    ...breaks.map((at) => Math.max(width(words.slice(0, at)), longestLine(words.slice(at), lines - 1, space))),
  );
}

/** The name across the footer: on one line while that is large, else on as many as make it so. */
async function wordSizes(name: string) {
  const words = name.split(' ');
  const { of, space } = await textWidths(words, spacing.word);
  const sizeIn = (lines: number) => Math.min(22.95, 98.5 / longestLine(words.map(of), lines, space));
  /** In the fewest lines that are large enough or, where none are, as large as can be. */
  const size = (lines: number, enough: number) => {
    const sizes = Array.from({ length: lines }, (_, index) => sizeIn(index + 1));
    return `${(sizes.find((one) => one >= enough) ?? Math.max(...sizes)).toFixed(2)}cqw`;
  };
  return {
    '--t-word': size(2, 8),
    '--t-word-phone': size(3, 15),
    '--leading-word': words.length > 1 ? 0.9 : 0.78,
    // A name stands in the ground; one that reaches below the line stands above it.
    '--word-foot': reachesDown.test(name.normalize('NFD')) ? '0.23em' : '-0.09em',
  };
}

/** The tokens of a company, as CSS. */
export async function fittedSizes(
  { name, tagline, offices }: { name: string; tagline: string; offices: readonly Parameters<typeof officeColumn>[0][] },
  slides: number,
  button: string,
): Promise<string> {
  const setting = await taglineSetting(tagline);
  const running = runningSizes(setting);
  const part = mapPart(offices);
  const sizes = {
    '--t-mega': `${setting.wide.size}cqw`,
    '--leading-mega': setting.wide.leading,
    '--t-tagline': `${running.wide.toFixed(2)}cqw`,
    '--t-tagline-phone': `${running.phone.toFixed(2)}cqw`,
    '--tagline-wrap': running.wrap,
    ...(await wordSizes(name)),
    '--t-logo': name.length > 22 ? '1.25rem' : '1.5rem',
    ...(await nameSizes(name, button)),
    ...(offices[0] && { '--office-column': officeColumn(offices[0]) }),
    '--map-part': part.width.toFixed(3),
    '--map-left': part.left.toFixed(3),
    '--spines': Math.max(slides - 1, 0),
    '--spine': slides > 6 ? '56px' : '64px',
  };
  const lines = Object.entries(sizes).map(([token, value]) => `${token}:${value}`);
  return `@layer tokens{:root{${lines.join(';')}}}`;
}
