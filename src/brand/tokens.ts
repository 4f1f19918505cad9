import { houseTokens } from '../../art/house.ts';
import { type Pair, paired } from '../../art/schemes.ts';
import { type Brand, inkLightness, lchOf, type Move } from './move.ts';
import { clamp, contrast, standOut, toHex } from './oklch.ts';

export type Token = keyof typeof houseTokens | 'accent-mark' | 'accent-bloom' | 'accent-tint';
export type Tokens = Readonly<Record<Token, Pair>>;

/** The contrast that words need. */
const readable = 4.6;

/** The colors of a page in the light or the dark theme. */
function inTheme(brand: Brand, move: Move, dark: boolean): Record<Token, string> {
  const { ink, ground, accent } = lchOf(brand);
  const way = dark ? 1 : -1;
  const own = Object.fromEntries(
    Object.entries(houseTokens).map(([name, pair]) => [name, move(pair[dark ? 1 : 0], dark)]),
  ) as Record<keyof typeof houseTokens, string>;

  if (!dark) own.ink = own.band = toHex({ ...ink, l: inkLightness(ink) });
  own.accent = dark ? toHex({ ...accent, l: Math.max(accent.l, 0.686) }) : brand.accent.toLowerCase();
  own.call = dark ? toHex({ ...accent, l: clamp(accent.l, 0.645, 0.86) }) : own.accent;
  const darkWords = own['on-call'];
  for (const [words, fill] of [['on-accent', 'accent'] as const, ['on-call', 'call'] as const]) {
    own[words] = standOut(own[words], own[fill], readable, -1);
    // Between the colors that carry dark words and those that carry light ones are a few that carry neither.
    if (contrast(own[words], own[fill]) < readable) {
      own[words] = '#000000';
      own[fill] = standOut(own[fill], own[words], readable, 1);
    }
  }
  const paleWords = toHex({ l: 0.965, c: 0.02, h: ground.h });
  const second = contrast(paleWords, own['on-call']) >= 7 ? paleWords : darkWords;
  own['on-call-2'] = standOut(second, own['on-call'], 7);
  own['ink-2'] = standOut(own['ink-2'], own['paper-2'], readable, way);
  const pale = { l: Math.max(accent.l, 0.756), c: accent.c * (accent.l < 0.756 ? 0.72 : 1), h: accent.h };
  own['accent-text'] = standOut(dark ? toHex(pale) : own.accent, own['paper-2'], readable, way);
  own['band-2'] = standOut(own['band-2'], own.band, readable, 1);
  own.leaf = standOut(own.leaf, own.paper, 3, way);

  const bloom = standOut(own.accent, own.paper, 1.9, way);
  const heart = contrast(bloom, own.accent) < 1.25 ? toHex({ ...accent, l: accent.l - 0.24 }) : own.accent;
  return {
    ...own,
    'accent-mark': standOut(own.accent, own.paper, 3, way),
    'accent-bloom': bloom,
    // A light accent has no lighter tint: its petals get a deeper heart, or petals that had to go deeper get the accent.
    'accent-tint': accent.l > 0.78 ? heart : move('#FFC2A8', false),
  };
}

/** Every color of a page, from the three of a brand. */
export function tokensOf(brand: Brand, move: Move): Tokens {
  return paired(inTheme(brand, move, false), inTheme(brand, move, true));
}
