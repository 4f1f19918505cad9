import { sentences } from './text.ts';

/** The width of a word in ems. */
type WidthOf = (word: string) => number;

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

/** A sentence of the tagline: its words, and whether it ends in a full stop, which is drawn. */
interface TaglineSentence {
  words: readonly string[];
  hasStop: boolean;
}

export interface TaglineSetting {
  sentences: readonly TaglineSentence[];
  wide: Lines;
  phone: Lines;
}

/** What a word space adds between two words. */
const space = 0.139;
/** What stands behind the last word: the square and the begin of the vine, or the blossom. */
const room = { vine: 1.25, blossom: 0.41 } as const;
const largest = { two: 19.55, more: 13, phone: 37.2 } as const;
const phoneLine = 4.4;

const sizeFor = (width: number, behind: number) => 100 / (width + behind);
const twoDecimals = (size: number) => Math.floor(size * 100 + 0.5) / 100;

/** The sentences of a tagline, their words without the full stops. */
export const taglineSentences = (text: string): TaglineSentence[] =>
  sentences(text).map((sentence) => ({
    words: sentence.replace(/\.$/, '').split(' '),
    hasStop: sentence.endsWith('.'),
  }));

/** Lines, sizes and leading of a tagline, for a desk and for a phone. Its words were measured. */
export function taglineSetting(text: string, widthOf: WidthOf): TaglineSetting {
  const written = taglineSentences(text);
  const parts = written.map(({ words }) => words);
  const width = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + widthOf(word), space * (words.length - 1));
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
      leading: wide.length > 2 ? 0.88 : 0.86,
    },
    phone: { lines: phone, size: twoDecimals(phoneSize), leading: 0.82 },
  };
}
