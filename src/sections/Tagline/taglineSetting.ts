// Breaks a tagline into lines and computes the size at which it fits, which CSS cannot do in the oldest supported browsers.
import { hasDescender, textWidths } from '@/fonts/textWidths';
import { sentences } from '@/lib/text';

type Words = readonly string[];

/** A line of the tagline. Its width is in ems. */
export interface TaglineLine {
  words: Words;
  width: number;
  /** The sentence it belongs to. */
  sentence: number;
}

interface Lines {
  lines: readonly TaglineLine[];
  /** In percent of the width of the tagline. */
  size: number;
  /** The line height in ems. */
  leading: number;
}

export interface TaglineSetting {
  /** The words of each sentence, and whether it ends with a full stop, which is drawn. */
  sentences: readonly { words: Words; hasStop: boolean }[];
  wide: Lines;
  phone: Lines;
}

/** The letter-spacing, and the additional space between two words, in ems. */
const letterSpacing = -0.058;
const wordSpace = 0.139;
/** The room after the last word, in ems: for the square and the beginning of the vine, or for the blossom. */
const room = { vine: 1.25, blossom: 0.41 } as const;
const largest = { two: 19.55, more: 13, phone: 37.2 } as const;
/** The maximum width of a line of several words on a phone, in ems. */
const phoneLine = 4.4;

type Measure = (words: Words) => number;

const longest = (lines: readonly { width: number }[]) => Math.max(0, ...lines.map(({ width }) => width));
const sizeFor = (width: number, behind: number) => 100 / (width + behind);
const twoDecimals = (size: number) => Math.floor(size * 100 + 0.5) / 100;

/** Breaks a sentence into two lines of similar length. */
function halves(words: Words, measure: Measure): Words[] {
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const longerHalf = (pair: Words[]) => Math.max(...pair.map(measure));
  return breaks.toSorted((a, b) => longerHalf(a) - longerHalf(b))[0] ?? [words];
}

/** Puts as many words on a line as fit on a phone. */
function phoneLines(words: Words, measure: Measure): Words[] {
  const lines: string[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && measure([...last, word]) <= phoneLine) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** The size at which every line fits, with the vine after the first sentences and the blossom after the last. */
function fittingSize(lines: readonly TaglineLine[], lastSentence: number, most: number): number {
  const before = lines.filter(({ sentence }) => sentence < lastSentence);
  const last = lines.filter(({ sentence }) => sentence === lastSentence);
  const vine = lastSentence > 0 ? room.vine : 0;
  return Math.min(most, sizeFor(longest(before), vine), sizeFor(longest(last), room.blossom));
}

/** The same on a phone, where the vine runs beside the lines after its square. A single sentence has no vine. */
function fittingPhoneSize(lines: readonly TaglineLine[], lastSentence: number): number {
  const stop = lines.findLastIndex(({ sentence }) => sentence < lastSentence);
  const besideVine = lines.slice(Math.max(stop, 0));
  return Math.min(largest.phone, sizeFor(longest(besideVine), room.blossom), sizeFor(longest(lines), 0));
}

/** Lines without descenders have a smaller line height. */
function lineHeight(lines: readonly TaglineLine[]): number {
  if (lines.slice(0, -1).some(({ words }) => words.some(hasDescender))) return 0.96;
  return lines.length > 2 ? 0.88 : 0.86;
}

/** Lines, sizes and line heights of a tagline, for wide screens and for phones. */
export async function taglineSetting(tagline: string): Promise<TaglineSetting> {
  const written = sentences(tagline).map((sentence) => ({
    words: sentence.replace(/\.$/, '').split(' '),
    hasStop: sentence.endsWith('.'),
  }));
  const widths = await textWidths(
    written.flatMap(({ words }) => words),
    letterSpacing,
  );
  const measure = (words: Words) =>
    words.reduce((sum, word) => sum + widths.measure(word), wordSpace * (words.length - 1));
  const line = (words: Words, sentence: number) => ({ words, width: measure(words), sentence });

  const whole = written.map(({ words }, sentence) => line(words, sentence));
  const broken = whole.flatMap(({ words, sentence }) => halves(words, measure).map((half) => line(half, sentence)));
  const phone = broken.flatMap(({ words, sentence }) => phoneLines(words, measure).map((part) => line(part, sentence)));

  const last = written.length - 1;
  const isMany = written.length > 2;
  const wholeSize = fittingSize(whole, last, isMany ? largest.more : largest.two);
  const isWhole = isMany || wholeSize >= largest.more;
  const wide = isWhole ? whole : broken;
  const wideSize = isWhole ? wholeSize : fittingSize(broken, last, largest.more);
  return {
    sentences: written,
    wide: { lines: wide, size: twoDecimals(wideSize), leading: lineHeight(wide) },
    phone: { lines: phone, size: twoDecimals(fittingPhoneSize(phone, last)), leading: 0.82 },
  };
}
