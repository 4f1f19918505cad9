// The fonts for satori, which cannot read woff2.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Instrument Sans has neither Greek nor Cyrillic; Inter looks similar. */
const subsets = [
  ['instrument-sans', 'latin'],
  ['instrument-sans', 'latin-ext'],
  ['inter', 'latin-ext'],
  ['inter', 'greek'],
  ['inter', 'greek-ext'],
  ['inter', 'cyrillic'],
  ['inter', 'cyrillic-ext'],
] as const;

/** Each subset needs its own family name, or satori would use only the first. */
const familyName = ([typeface, subset]: (typeof subsets)[number]) => `${typeface} ${subset}`;

export const fonts = ([400, 500, 600] as const).flatMap((weight) =>
  subsets.map((part) => {
    const [typeface, subset] = part;
    const file = `${typeface}-${subset}-${weight}-normal.woff`;
    const data = readFileSync(join(process.cwd(), 'node_modules', '@fontsource', typeface, 'files', file));
    return { name: familyName(part), weight, style: 'normal' as const, data };
  }),
);

export const fontFamily = subsets.map(familyName).join(', ');
