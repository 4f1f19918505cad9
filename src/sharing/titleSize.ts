const steps = [
  { size: 104, longest: 24 },
  { size: 88, longest: 32 },
  { size: 76, longest: 44 },
] as const;
const smallest = 62;
/** The width of a letter of Instrument Sans, as a share of its size; wide enough for every title of the site. */
const letter = 0.53;

/** Whether a title has a word that is wider than the column at this size. */
export const hasWideWord = (title: string, size: number, width: number) =>
  title.split(' ').some((word) => word.length * letter * size > width);

/** The size of a title on a sharing picture: at most four lines, and no word wider than the column. */
export function titleSize(title: string, width: number): number {
  const fits = ({ size, longest }: (typeof steps)[number]) =>
    title.length <= longest && !hasWideWord(title, size, width);
  return steps.find(fits)?.size ?? smallest;
}
