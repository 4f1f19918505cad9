// The typeface of the site for what is laid out without a browser. satori reads no woff2.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'node_modules', '@fontsource', 'instrument-sans', 'files');

export const fonts = ([400, 500, 600] as const).flatMap((weight) =>
  ['latin', 'latin-ext'].map((subset) => ({
    // Each subset is a family of its own, or only the first would be looked at.
    name: subset === 'latin' ? 'Instrument Sans' : `Instrument Sans ${subset}`,
    weight,
    style: 'normal' as const,
    data: readFileSync(join(folder, `instrument-sans-${subset}-${weight}-normal.woff`)),
  })),
);

export const fontFamily = 'Instrument Sans, Instrument Sans latin-ext';
