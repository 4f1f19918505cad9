// The typeface of the site for what is laid out without a browser. satori reads no woff2.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where each part of the alphabet comes from. Ours has neither Greek nor Cyrillic; Inter is close to it in shape. */
const parts = [
  ['instrument-sans', 'latin'],
  ['instrument-sans', 'latin-ext'],
  ['inter', 'latin-ext'],
  ['inter', 'greek'],
  ['inter', 'greek-ext'],
  ['inter', 'cyrillic'],
  ['inter', 'cyrillic-ext'],
] as const;

/** Each part is a family of its own, or only the first would be looked at. */
const nameOf = ([typeface, subset]: (typeof parts)[number]) => `${typeface} ${subset}`;

export const fonts = ([400, 500, 600] as const).flatMap((weight) =>
  parts.map((part) => {
    const [typeface, subset] = part;
    const file = `${typeface}-${subset}-${weight}-normal.woff`;
    const data = readFileSync(join(process.cwd(), 'node_modules', '@fontsource', typeface, 'files', file));
    return { name: nameOf(part), weight, style: 'normal' as const, data };
  }),
);

export const fontFamily = parts.map(nameOf).join(', ');
