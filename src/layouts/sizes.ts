// Sizes that depend on the texts of a company. They become custom properties of every page, because the content security
// policy blocks style attributes.
import { hasDescender, textWidths } from '@/fonts/textWidths';
import { mapPart, officeColumn } from '@/sections/Offices/officePins';
import { type TaglineSetting, taglineSetting } from '@/sections/Tagline/taglineSetting';

interface Company {
  name: string;
  tagline: string;
  offices: readonly Parameters<typeof officeColumn>[0][];
}

/** The tagline on the About page. Its sentences do not wrap unless the text would become too small. */
function runningTaglineSizes({ sentences, wide, phone }: TaglineSetting) {
  const longest = (lines: readonly { width: number }[]) => Math.max(...lines.map(({ width }) => width));
  const total = (lines: readonly { width: number }[]) => lines.reduce((sum, { width }) => sum + width, 0);
  const onOneLine = 93.6 / (total(wide.lines) + 0.4 * sentences.length);
  const onSeveral = Math.min(8, 96 / (longest(wide.lines) + 0.5));
  const wideSize = Math.min(10.95, Math.max(onOneLine, onSeveral));
  const phoneSize = Math.min(20.5, 92 / (Math.max(longest(phone.lines), 3.2) + 0.45));
  const wholeSentences = sentences.map((_, index) => total(wide.lines.filter(({ sentence }) => sentence === index)));
  return {
    '--t-tagline': `${wideSize.toFixed(2)}cqw`,
    '--t-tagline-phone': `${phoneSize.toFixed(2)}cqw`,
    '--tagline-wrap': Math.max(...wholeSentences) * phoneSize < 92 ? 'nowrap' : 'normal',
  };
}

/** The width that the name and the button share in the header of the narrowest phone, and the width per letter, in pixels. */
const phoneHeader = { width: 165, nameLetters: 18.8, buttonLetters: 7.2 } as const;

/** The CSS of header and footer sets the name as large as its width allows, and lets it wrap. */
async function nameSizes(name: string, button: string) {
  const words = name.split(' ');
  const widths = await textWidths([name, ...words], -0.065);
  const nameWidth = widths.measure(name);
  const taken = nameWidth * phoneHeader.nameLetters + button.length * phoneHeader.buttonLetters;
  return {
    '--name-width': nameWidth.toFixed(2),
    '--longest-word': Math.max(...words.map(widths.measure)).toFixed(2),
    '--leading-word': words.length > 1 ? 0.9 : 0.78,
    // The bottom edge of the footer cuts the name at its baseline, unless it has descenders.
    '--word-foot': hasDescender(name) ? '0.23em' : '-0.09em',
    '--start-phone': taken <= phoneHeader.width ? 'flex' : 'none',
  };
}

/** The custom properties of a company, as CSS. */
export async function companySizes({ name, tagline, offices }: Company, slides: number, button: string) {
  const setting = await taglineSetting(tagline);
  const map = mapPart(offices);
  const sizes = {
    '--t-mega': `${setting.wide.size}cqw`,
    '--leading-mega': setting.wide.leading,
    ...runningTaglineSizes(setting),
    ...(await nameSizes(name, button)),
    ...(offices[0] && { '--office-column': officeColumn(offices[0]) }),
    '--map-part': map.width.toFixed(3),
    '--map-left': map.left.toFixed(3),
    '--spines': Math.max(slides - 1, 0),
    '--spine': slides > 6 ? '56px' : '64px',
  };
  const declarations = Object.entries(sizes).map(([token, value]) => `${token}:${value}`);
  return `@layer tokens{:root{${declarations.join(';')}}}`;
}
