/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly number[];

const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of WCAG 2. */
export const luminance = ([red = 0, green = 0, blue = 0]: Rgb) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** The contrast of WCAG 2, from 1 to 21. */
export function contrast(color: Rgb, other: Rgb): number {
  const [one, two] = [luminance(color), luminance(other)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}
