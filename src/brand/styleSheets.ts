import type { Colors } from './colors.ts';
import { type Pair, themed } from './schemes.ts';

const translucent = (pair: Pair, light: string, dark = light): Pair => [pair[0] + light, pair[1] + dark];

/** The color tokens of a page. Error and success are the same for every company. */
export const pageColors = ({ 'accent-tint': _tint, 'map-land': _land, ...tokens }: Colors['tokens']) => ({
  ...tokens,
  hair: translucent(tokens.ink, '17', '12'),
  line: translucent(tokens.ink, '3d', '38'),
  error: ['#b3261e', '#ff9a8a'] satisfies Pair,
  success: ['#1f6b43', '#86d3a5'] satisfies Pair,
  'band-line': translucent(tokens['band-ink'], '2e', '26'),
  'foot-line': translucent(tokens['foot-ink'], '33'),
  veil: translucent(tokens.veil, 'a6'),
});

/** The CSS with the colors of the brand. */
export function themeCss({ tokens }: Pick<Colors, 'tokens'>): string {
  const colors = Object.entries(pageColors(tokens)).map(([name, pair]) => `--${name}:${themed(pair)}`);
  const onBand = '.on-band{--accent-mark:var(--accent-band);--accent-bloom:var(--accent-band)}';
  return `@layer tokens{:root{${colors.join(';')}}${onBand}}\n`;
}
