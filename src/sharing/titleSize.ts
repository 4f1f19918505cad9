const steps = [
  { size: 104, longest: 24 },
  { size: 88, longest: 32 },
  { size: 76, longest: 44 },
] as const;
const smallest = 62;
/** The width of a letter of Instrument Sans, as a share of its size; wide enough for every title of the site. */
const letter = 0.53;

/** The size of a title on a sharing picture: at most four lines, and no word wider than the column. */
export function titleSize(title: string, width: number): number {
  const word = Math.max(...title.split(' ').map((part) => part.length));
  return steps.find(({ size, longest }) => title.length <= longest && word * letter * size <= width)?.size ?? smallest;
}
