// Lightness carries the contrast and stays; hue and chroma come from the brand.
import { houseTokens } from '../../art/house.ts';
import { clamp, type Lch, share, toHex, toLch, turn } from './oklch.ts';

/** What a company gives. Everything else follows. */
export interface Brand {
  ink: string;
  ground: string;
  accent: string;
}

export const house: Brand = { ink: houseTokens.ink[0], ground: houseTokens.paper[0], accent: houseTokens.accent[0] };
const reference = { ink: toLch(house.ink), ground: toLch(house.ground), accent: toLch(house.accent) };

/** The three colors of a brand; a gray takes its hue from the house. */
export const lchOf = ({ ink, ground, accent }: Brand) => ({
  ink: toLch(ink, reference.ink.h),
  ground: toLch(ground, reference.ground.h),
  accent: toLch(accent, reference.accent.h),
});

/** The lightness of the ink that is set: dark enough to be read, light enough to be a color. */
export const inkLightness = ({ l }: Lch) => clamp(l, 0.18, 0.31);

/** A color of the house belongs to the accent, the ground or the ink, by its hue. */
function family({ l, c, h }: Lch): keyof Brand {
  if (l > 0.9 && c < 0.035 && h < 112) return 'ground';
  if (c > (l < 0.5 ? 0.015 : 0.03) && (h < 62 || h > 350)) return 'accent';
  return h > 62 && h < 112 ? 'ground' : 'ink';
}

/** A color of the house, in the light or the dark theme, moved to where a brand has it. */
export type Move = (hex: string, dark: boolean) => string;

export function mover(brand: Brand): Move {
  const { ink, ground, accent } = lchOf(brand);
  const groundChroma = clamp(ground.c / reference.ground.c, 0.5, 1.35);
  const inkChroma = clamp(ink.c / reference.ink.c, 0.7, 1.6);
  const accentChroma = accent.c / reference.accent.c;
  // Leaves lean toward the ground as they get lighter.
  const drift = clamp(0.53 * turn(ink.h, ground.h), -30, 30);

  const move = {
    ground: ({ l, c }: Lch) => ({ l, c: c * groundChroma, h: ground.h }),
    ink: ({ l, c }: Lch, dark: boolean) => {
      // Only the dark end follows the ink that is given.
      const lift = dark ? 0 : (inkLightness(ink) - reference.ink.l) * (1 - share(l, reference.ink.l, 0.5));
      const light = share(l, 0.3, 0.8);
      // The lighter a leaf, the less the ink's own strength counts, so that pale ones stay pale.
      const strength = inkChroma + (1 - inkChroma) * 0.8 * light;
      return { l: Math.max(0.1, l + lift), c: c * strength, h: ink.h + drift * light };
    },
    accent: ({ l, c, h }: Lch) => {
      // Tints lean toward yellow, whichever way that is.
      const lean = Math.abs(turn(reference.accent.h, h)) * 0.8 * Math.sign(turn(accent.h, 95));
      const isTint = l > 0.82;
      const light = accentLightness(l);
      const strength = accentChroma * (isTint && light > 0.93 ? 1.5 : 1);
      return { l: isTint ? Math.min(light, 0.93) : light, c: c * strength, h: accent.h + lean };
    },
  };

  /** Tints keep their share of the way to white, middle shades their ratio, dark grounds their lightness. */
  function accentLightness(l: number): number {
    if (l >= reference.accent.l - 0.03)
      return accent.l + ((l - reference.accent.l) / (1 - reference.accent.l)) * (1 - accent.l);
    return l > 0.45 ? l * (accent.l / reference.accent.l) : l;
  }

  const moved: Move = (hex, dark) => {
    const color = toLch(hex);
    return toHex(move[family(color)](color, dark));
  };
  // The house uses most of its colors more than once.
  const known = new Map<string, string>();
  return (hex, dark) => {
    const key = `${hex.toLowerCase()} ${dark}`;
    const found = known.get(key) ?? moved(hex, dark);
    known.set(key, found);
    return found;
  };
}
