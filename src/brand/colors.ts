import { housePalettes, houseTokens } from '../../art/house.ts';
import type { Pair, Palettes } from '../../art/schemes.ts';
import { settingsOf } from '../../art/settings.ts';
import { type Brand, house, mover } from './move.ts';
import { schemesOf } from './schemes.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/** Every color of a site: those of the page, and those of the drawings. */
export interface Colors {
  tokens: Tokens;
  palettes: Palettes;
}

const tint: Pair = ['#ffc2a8', '#ffc2a8'];
const houseColors: Colors = {
  tokens: {
    ...houseTokens,
    'accent-mark': houseTokens.accent,
    'accent-bloom': houseTokens.accent,
    'accent-tint': tint,
  },
  palettes: housePalettes,
};

const parts = ['ink', 'ground', 'accent'] as const;

/** Every color, from the three of a brand. Those of the house stand as they were drawn. */
export function colorsOf(brand: Brand): Colors {
  if (parts.every((part) => brand[part].toLowerCase() === house[part])) return houseColors;
  const move = mover(brand);
  const [tokens, schemes] = [tokensOf(brand, move), schemesOf(brand, move)];
  return { tokens, palettes: { ...schemes, ...settingsOf(tokens, schemes) } };
}
