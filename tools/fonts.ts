// node tools/fonts.ts: subsets the typefaces to the characters and axes in use, and measures fallbacks that take the same
// space. It writes to src/fonts. Only this script needs the packages, so install them for it:
// npm install --no-save @fontsource-variable/instrument-sans@5.3.0 @fontsource-variable/newsreader@5.3.0
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { chromiumOptions } from '../playwright.config.ts';

interface Cut {
  file: string;
  family: string;
  source: string;
  characters: string;
  /** Letters for which a page loads this part instead of the first one of the family. */
  isExtra?: boolean;
  axes: NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;
  face: Record<string, string>;
}

const output = new URL('../src/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const basic = `${range(0x20, 0x7e)}©×·‘’“”–—…←→`;
const accented = `${range(0xa1, 0xff).replaceAll(/[©×·]/g, '')}€™‚„‹›Œœı`;
/** Latin Extended-A, as far as the typefaces have it, and further letters of Romanian and German. */
const extended = `${range(0x100, 0x17f).replaceAll(/[Œœı]/g, '')}ȘșȚțẞ`;

/** A CSS unicode-range such as U+20-7E, U+A9. */
function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const sans = import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2');
const serif = import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2');
const italic = import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2');
const upright = { wght: { min: 400, max: 600 }, wdth: 100 };
const reading = { wght: 400, opsz: 24 };

/** A typeface in parts. A page loads only those whose letters it contains. */
const inParts = (file: string, source: string, cut: Pick<Cut, 'family' | 'axes' | 'face'>): Cut[] => [
  { ...cut, file, source, characters: basic },
  { ...cut, file: `${file}-accented`, source, characters: accented, isExtra: true },
  {
    ...cut,
    file: `${file}-extended`,
    source: source.replace('-latin-', '-latin-ext-'),
    characters: extended,
    isExtra: true,
  },
];

const cuts: Cut[] = [
  ...inParts('sans', sans, { family: 'Instrument Sans', axes: upright, face: { 'font-weight': '400 600' } }),
  {
    file: 'numerals',
    family: 'Instrument Sans Numerals',
    source: sans,
    characters: '0123456789.,+%/<> ',
    axes: { wght: 400, wdth: 88 },
    face: {},
  },
  ...inParts('serif', serif, { family: 'Newsreader', axes: reading, face: {} }),
  ...inParts('serif-italic', italic, {
    family: 'Newsreader',
    axes: reading,
    face: { 'font-style': 'italic' },
  }),
];

const prose = 'We design and build software for companies that intend to outgrow it, and we stay close.';
const figures = '0123456789 150 98% 120+';

const arial = ['Arial', 'Liberation Sans'];
const times = ['Times New Roman', 'Liberation Serif'];
/** The names in different versions of Android. */
const roboto = ['Roboto-Regular', 'Roboto'];
const notoSerif = ['NotoSerif-Regular', 'Noto Serif'];

/** System fonts with equal metrics, by their names. Headings are wider than text. */
const fallbacks = [
  { file: 'sans', family: 'Instrument Sans fallback', weight: '400', local: arial, sample: prose },
  { file: 'sans', family: 'Instrument Sans fallback', weight: '500 600', local: arial, sample: prose },
  { file: 'numerals', family: 'Instrument Sans Numerals fallback', weight: '400', local: arial, sample: figures },
  { file: 'serif', family: 'Newsreader fallback', weight: '400', local: times, sample: prose },
  { file: 'sans', family: 'Instrument Sans Android', weight: '400', local: roboto, sample: prose },
  { file: 'sans', family: 'Instrument Sans Android', weight: '500 600', local: roboto, sample: prose },
  { file: 'serif', family: 'Newsreader Android', weight: '400', local: notoSerif, sample: prose },
];

const rule = (descriptors: Record<string, string>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}\n`;

const data = new Map<string, Buffer>();
for (const cut of cuts) {
  const whole = await readFile(new URL(cut.source));
  const part = await subsetFont(whole, cut.characters, { targetFormat: 'woff2', variationAxes: cut.axes });
  data.set(cut.file, part);
  await writeFile(new URL(`${cut.file}.woff2`, output), part);
  console.log(`${cut.file} ${part.length} bytes`);
}

const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage();

/** The width of a sample, and the ascent and descent, in ems. */
const measure = (family: string, weight: string, sample: string, source?: string) =>
  page.evaluate(
    async ([name, bold, text, url]) => {
      if (url) document.fonts.add(await new FontFace(name, `url(${url})`, { weight: '400 600' }).load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('This browser has no canvas to measure on.');
      context.font = `${bold} 1000px "${name}"`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return { width: width / 1000, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
    },
    [family, weight, sample, source] as const,
  );

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
let css = '/* Generated by node tools/fonts.ts. */\n\n';
for (const { file, family, characters, isExtra, face } of cuts) {
  css += `${rule({
    'font-family': `"${family}"`,
    src: `url("./${file}.woff2")`,
    ...face,
    'font-display': 'swap',
    ...(isExtra && { 'unicode-range': unicodeRange(characters) }),
  })}\n`;
}
for (const { file, family, weight, local, sample } of fallbacks) {
  const ours = await measure(
    `measured ${file}`,
    weight.slice(0, 3),
    sample,
    `data:font/woff2;base64,${data.get(file)?.toString('base64')}`,
  );
  const theirs = await measure(local.at(-1) ?? '', '400', sample);
  const size = ours.width / theirs.width;
  css += `${rule({
    'font-family': `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(', '),
    'font-weight': weight,
    'size-adjust': percent(size),
    'ascent-override': percent(ours.ascent / size),
    'descent-override': percent(ours.descent / size),
  })}\n`;
}
await browser.close();
await writeFile(new URL('fonts.css', output), css.trimEnd().concat('\n'));
