import type { Widths } from './fittedText';

const smallest = 62;
const sizes = [104, 92, 88, 76, smallest] as const;
/** How high the title may be, in pixels, and how far its lines stand apart, as a share of its size. */
const height = 356;
export const leading = 0.94;

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
export const hasWideWord = (sentences: readonly string[], size: number, width: number, { of }: Widths) =>
  sentences.some((sentence) => sentence.split(' ').some((word) => of(word) * size > width));

/** The size of a title on a sharing picture: the largest at which every word fits the column and all lines its height. */
export function titleSize(sentences: readonly string[], width: number, widths: Widths): number {
  const fits = (size: number) => {
    const lines = sentences.reduce((sum, sentence) => sum + linesOf(sentence, width / size, widths), 0);
    return lines * leading * size < height && !hasWideWord(sentences, size, width, widths);
  };
  return sizes.find(fits) ?? smallest;
}
