// The sizes that follow from the content. They stand in the place of src/styles/contentSizes.css, so that no element
// carries a style of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { officeColumn } from '../../art/worldMap.ts';
import { taglineSetting, taglineWords } from '../lib/taglineSetting.ts';
import { textWidths } from './textWidth.ts';

/** How far apart the letters of the tagline and of the name in the footer stand. */
const spacing = { tagline: -0.058, word: -0.065 } as const;

/** How the tagline is set. */
export async function settingOf(tagline: string) {
  const widths = await textWidths([...new Set(taglineWords(tagline).flat())], spacing.tagline);
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

/** The header of a phone, in pixels: margins, mark, Search, menu and what stands between them; then its small button. */
const header = { narrowest: 360, fixed: 171, button: 24, letters: 15 } as const;
const smallestName = 17;

/** On a phone the name takes the room that is left. Where even the smallest would not fit beside it, the button goes. */
async function nameSizes(name: string, button: string) {
  const widths = await textWidths([name, button], -0.045);
  const width = (widths.get(name) ?? 1) * 1.02;
  const beside = header.fixed + header.button + (widths.get(button) ?? 0) * header.letters;
  const hasButton = (header.narrowest - beside) / width >= smallestName;
  const taken = Math.ceil(hasButton ? beside : header.fixed);
  return {
    size: `clamp(${smallestName / 16}rem, (100cqw - ${taken}px) / ${width.toFixed(2)}, 1.5rem)`,
    button: hasButton ? 'flex' : 'none',
  };
}

interface Company {
  name: string;
  tagline: string;
  offices: readonly [Parameters<typeof officeColumn>[0], ...unknown[]];
}

/** The tokens of a company, as CSS. */
export async function contentSizes({ name, tagline, offices }: Company, slides: number, button: string): Promise<string> {
  const setting = await settingOf(tagline);
  const running = runningSizes(setting);
  const phone = await nameSizes(name, button);
  const word = (await textWidths([name], spacing.word)).get(name) ?? 1;
  const sizes = {
    '--t-mega': `${setting.wide.size}cqw`,
    '--leading-mega': setting.wide.leading,
    '--t-mega-phone': `${setting.phone.size}cqw`,
    '--t-tagline': `${running.wide.toFixed(2)}cqw`,
    '--t-tagline-phone': `${running.phone.toFixed(2)}cqw`,
    '--tagline-wrap': running.wrap,
    '--t-word': `${Math.min(22.95, 98.5 / word).toFixed(2)}cqw`,
    '--t-logo': name.length > 22 ? '1.25rem' : '1.5rem',
    '--t-logo-phone': phone.size,
    '--start-phone': phone.button,
    '--office-column': officeColumn(offices[0]),
    '--spines': Math.max(slides - 1, 0),
    '--spine': slides > 6 ? '56px' : '64px',
  };
  const lines = Object.entries(sizes).map(([token, value]) => `${token}: ${value};`);
  return `@layer tokens { :root { ${lines.join(' ')} } }`;
}

const fileOf = (name: string) => join(process.cwd(), 'content', `${name}.yaml`);
const read = (name: string) => parse(readFileSync(fileOf(name), 'utf8'));

/** Writes the sizes of the content into the styles; what is wrong with the content is told elsewhere. */
export const contentSizesPlugin = () => ({
  name: 'content-sizes',
  async load(this: { addWatchFile: (file: string) => void }, id: string) {
    if (!id.split('?')[0]?.endsWith('/src/styles/contentSizes.css')) return undefined;
    for (const name of ['site', 'shell', 'blocks/slides']) this.addWatchFile(fileOf(name));
    try {
      return await contentSizes(read('site'), read('blocks/slides').items.length, read('shell').getStarted.label);
    } catch {
      return '';
    }
  },
});
