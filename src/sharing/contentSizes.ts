// The sizes that follow from the content. They stand in the place of src/styles/contentSizes.css, so that no element
// carries a style of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { officeColumn } from '../../art/worldMap.ts';
import { taglineSentences, taglineSetting } from '../lib/taglineSetting.ts';
import { textWidths } from './textWidth.ts';

/** How far apart letters stand: of the tagline, of the name in the footer and in the header, of a button. */
const spacing = { tagline: -0.058, word: -0.065, logo: -0.045, button: -0.01 } as const;

/** How the tagline is set. */
export async function settingOf(tagline: string) {
  const widths = await textWidths(
    [...new Set(taglineSentences(tagline).flatMap(({ words }) => words))],
    spacing.tagline,
  );
  return taglineSetting(tagline, (word) => widths.get(word) ?? 0);
}

/** On the About page the tagline runs on; its sentences stay whole where that is not too small. */
function runningSizes({ sentences, wide, phone }: Awaited<ReturnType<typeof settingOf>>) {
  const width = (lines: readonly { width: number }[]) => Math.max(...lines.map((line) => line.width));
  const all = wide.lines.reduce((sum, line) => sum + line.width, 0.4 * sentences.length);
  const phoneSize = Math.min(20.5, 92 / (Math.max(width(phone.lines), 3.2) + 0.45));
  const whole = sentences.map((_, index) =>
    wide.lines.filter(({ sentence }) => sentence === index).reduce((sum, line) => sum + line.width, 0),
  );
  return {
    wrap: Math.max(...whole) * phoneSize < 92 ? 'nowrap' : 'normal',
    wide: Math.min(10.95, Math.max(93.6 / all, Math.min(8, 96 / (width(wide.lines) + 0.5)))),
    phone: phoneSize,
  };
}

/** In the header of a phone, in pixels: the mark and its gap; the margins, Search, the menu and a gap; the small button. */
const header = { narrowest: 360, mark: 42, others: 129, button: 24, letters: 15 } as const;
const smallestName = 17;
/** The name is a little bolder than what is measured. */
const bolder = 1.05;

/** On a phone the name takes the room that it has. Where even the smallest does not fit beside the button, that goes. */
async function nameSizes(name: string, button: string) {
  const width = ((await textWidths([name], spacing.logo)).get(name) ?? 1) * bolder;
  const label = ((await textWidths([button], spacing.button)).get(button) ?? 0) * header.letters;
  const room = header.narrowest - header.mark - header.others - header.button - label;
  return {
    '--t-logo-phone': `clamp(${smallestName / 16}rem, (100cqw - ${header.mark}px) / ${width.toFixed(2)}, 1.5rem)`,
    '--start-phone': room / width >= smallestName ? 'flex' : 'none',
  };
}

/** The width of the longest line where words stand in so many lines, broken as evenly as can be. */
function longestLine(words: readonly number[], lines: number, space: number): number {
  const width = (some: readonly number[]) => some.reduce((sum, one) => sum + one, space * (some.length - 1));
  if (lines === 1) return width(words);
  const breaks = words.slice(1).map((_, index) => index + 1);
  return Math.min(
    width(words),
    ...breaks.map((at) => Math.max(width(words.slice(0, at)), longestLine(words.slice(at), lines - 1, space))),
  );
}

/** Letters that reach below the line: by themselves, by a mark below them, or as far as we know in another script. */
const reachesDown = /[gjpqy,;()]|\p{Script=Latin}[\u0323-\u0328\u0331]|(?!\p{Script=Latin})\p{L}/u;

/** The name across the footer: on one line while that is large, else on as many as make it so. */
async function wordSizes(name: string) {
  const words = name.split(' ');
  const widths = await textWidths([...new Set([...words, 'n', 'n n'])], spacing.word);
  const of = (word: string) => widths.get(word) ?? 1;
  const sizeIn = (lines: number) => Math.min(22.95, 98.5 / longestLine(words.map(of), lines, of('n n') - 2 * of('n')));
  /** In the fewest lines that are large enough or, where none are, as large as can be. */
  const size = (lines: number, enough: number) => {
    const sizes = Array.from({ length: lines }, (_, index) => sizeIn(index + 1));
    return `${(sizes.find((one) => one >= enough) ?? Math.max(...sizes)).toFixed(2)}cqw`;
  };
  return {
    '--t-word': size(2, 8),
    '--t-word-phone': size(3, 15),
    '--leading-word': words.length > 1 ? 0.9 : 0.78,
    // A name stands in the ground; one that reaches below the line stands above it.
    '--word-foot': reachesDown.test(name.normalize('NFD')) ? '0.23em' : '-0.09em',
  };
}

interface Company {
  name: string;
  tagline: string;
  offices: readonly [Parameters<typeof officeColumn>[0], ...unknown[]];
}

/** The tokens of a company, as CSS. */
export async function contentSizes(
  { name, tagline, offices }: Company,
  slides: number,
  button: string,
): Promise<string> {
  const setting = await settingOf(tagline);
  const running = runningSizes(setting);
  const sizes = {
    '--t-mega': `${setting.wide.size}cqw`,
    '--leading-mega': setting.wide.leading,
    '--t-mega-phone': `${setting.phone.size}cqw`,
    '--t-tagline': `${running.wide.toFixed(2)}cqw`,
    '--t-tagline-phone': `${running.phone.toFixed(2)}cqw`,
    '--tagline-wrap': running.wrap,
    ...(await wordSizes(name)),
    '--t-logo': name.length > 22 ? '1.25rem' : '1.5rem',
    ...(await nameSizes(name, button)),
    '--office-column': officeColumn(offices[0]),
    '--spines': Math.max(slides - 1, 0),
    '--spine': slides > 6 ? '56px' : '64px',
  };
  const lines = Object.entries(sizes).map(([token, value]) => `${token}: ${value};`);
  return `@layer tokens { :root { ${lines.join(' ')} } }`;
}

const fileOf = (name: string) => join(process.cwd(), 'content', `${name}.yaml`);
const read = (name: string) => parse(readFileSync(fileOf(name), 'utf8'));

/** Writes the sizes of the content into the styles. While the site is written, mistakes in the content are told elsewhere. */
export const contentSizesPlugin = () => ({
  name: 'content-sizes',
  async load(this: { addWatchFile: (file: string) => void }, id: string) {
    if (!id.split('?')[0]?.endsWith('/src/styles/contentSizes.css')) return undefined;
    for (const name of ['site', 'shell', 'blocks/slides']) this.addWatchFile(fileOf(name));
    try {
      const { items: slides = [] } = read('blocks/slides');
      return await contentSizes(read('site'), slides.length, read('shell').getStarted.label);
    } catch (error) {
      if (process.env.NODE_ENV === 'production') throw error;
      return '';
    }
  },
});
