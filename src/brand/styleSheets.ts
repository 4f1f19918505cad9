import { type Pair, schemeCss, themed } from '../../art/schemes.ts';
import type { Colors } from './colors.ts';
import type { Tokens } from './tokens.ts';

const translucent = (pair: Pair, light: string, dark = light): Pair => [pair[0] + light, pair[1] + dark];

/** The colors that a page names, in the order of the style sheet. Mistakes and successes look alike on every site. */
export const pageColors = (colors: Tokens) => ({
  paper: colors.paper,
  'paper-2': colors['paper-2'],
  ink: colors.ink,
  'ink-2': colors['ink-2'],
  accent: colors.accent,
  'accent-text': colors['accent-text'],
  'on-accent': colors['on-accent'],
  leaf: colors.leaf,
  sage: colors.sage,
  blush: colors.blush,
  hair: translucent(colors.ink, '17', '12'),
  line: translucent(colors.ink, '3d', '38'),
  error: ['#b3261e', '#ff9a8a'] as Pair,
  success: ['#1f6b43', '#86d3a5'] as Pair,
  band: colors.band,
  'band-ink': colors['band-ink'],
  'band-2': colors['band-2'],
  'band-line': translucent(colors['band-ink'], '2e', '26'),
  call: colors.call,
  'on-call': colors['on-call'],
  'on-call-2': colors['on-call-2'],
  foot: colors.foot,
  'foot-ink': colors['foot-ink'],
  'foot-2': colors['foot-2'],
  'foot-line': translucent(colors['foot-ink'], '33'),
  'foot-word': colors['foot-word'],
  veil: translucent(colors.veil, 'a6'),
  'accent-mark': colors['accent-mark'],
  'accent-bloom': colors['accent-bloom'],
});

/** Colors for marks and blossoms on paper, which differ from the accent only where that would be lost there. */
const onPaper = ['accent-mark', 'accent-bloom'] as const;
const asAccent = ({ tokens }: Colors) => onPaper.filter((name) => themed(tokens[name]) === themed(tokens.accent));

/** The declarations of the colors, for the root of a page. */
function declarations(colors: Colors): string {
  const doubles: readonly string[] = asAccent(colors);
  const own = Object.entries(pageColors(colors.tokens)).filter(([name]) => !doubles.includes(name));
  // A band is dark in both themes, so the accent itself shows there.
  const onBand = onPaper.flatMap((name) => (doubles.includes(name) ? [] : `.on-band { --${name}: var(--accent); }`));
  return [...own.map(([name, pair]) => `--${name}: ${themed(pair)};`), ...onBand].join('\n');
}

/** A style sheet with the colors of the brand: those of the root, and the accent in place of every color that equals it. */
export const branded = (css: string, colors: Colors): string =>
  asAccent(colors).reduce(
    (text, name) => text.replaceAll(`var(--${name})`, 'var(--accent)'),
    css.replace('--colors: brand;', () => declarations(colors)),
  );

/** The style sheet with the colors of the drawings. */
export const drawingsSheet = (colors: Colors): string => branded(schemeCss(colors.palettes), colors);
