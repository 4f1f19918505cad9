import { houseSchemes } from '../../art/house.ts';
import { colorsIn, paired, type Role, roles, type SchemeName, type Schemes, schemeNames } from '../../art/schemes.ts';
import { type Brand, lchOf, type Move } from './move.ts';
import { clamp, contrast, standOut, toHex, toLch } from './oklch.ts';

type Colors = Record<Role, string>;

/** How far the main color stands out from the ground; the leaf ground lies between dark and light. */
const mainOnGround: Partial<Record<SchemeName, number>> = { leaf: 2, bloom: 3 };

/** The colors of a scheme in one theme. */
function inTheme(brand: Brand, move: Move, name: SchemeName, dark: boolean): Colors {
  const { accent } = lchOf(brand);
  const first = brand.accent.toLowerCase();
  const house = colorsIn(dark ? 'dark' : 'light', houseSchemes[name]);
  const own = Object.fromEntries(roles.map((role) => [role, move(house[role], dark)])) as Colors;
  if (name === 'bloom') own.ground = dark ? toHex({ ...accent, l: clamp(accent.l - 0.06, 0.58, 0.8) }) : first;

  const ground = toLch(own.ground);
  const darker = (by: number) => toHex({ ...ground, l: ground.l - by });
  const isLight = ground.l > 0.6;
  const isBright = name === 'bloom' && ground.l > 0.76;
  if (isBright) {
    // White does not show on a light accent: the flower takes the second leaf color, tints go darker in place of lighter.
    const flower = standOut(move(dark ? '#22543D' : '#2F6E4E', false), own.ground, 3, -1);
    // Not so dark that nothing darker shows on it.
    own.bloom = standOut(flower, '#000000', 3.05, 1);
    own.tint = move('#D6E1C6', false);
    own.second = standOut(darker(0.34), own.ground, 2.4, -1);
    own.third = darker(0.13);
    own.glow = darker(0.1);
  }
  own.main = standOut(own.main, own.ground, mainOnGround[name] ?? 4.5, name === 'leaf' || isLight ? -1 : 1);
  own.bloom = standOut(own.bloom, own.ground, 1.9, isLight ? -1 : 1);
  own.second = standOut(own.second, own.ground, 1.45);
  own.third = standOut(own.third, own.ground, 1.2);
  // Light plants stand before a disc of the accent.
  if (dark && (name === 'paper' || name === 'mist')) own.bloom = standOut(own.bloom, own.main, 1.6, -1);
  if (accent.l > 0.78 && !isBright) {
    // A light accent has no lighter tint: where petals are the accent itself their heart is deeper, else it is the accent.
    own.tint = contrast(own.bloom, first) < 1.25 ? toHex({ ...accent, l: accent.l - 0.24 }) : first;
    if (isLight) own.glow = toHex({ ...accent, l: 0.93, c: accent.c * 0.72 });
  }
  own.tint = standOut(own.tint, own.bloom, 1.3);
  own.dark = standOut(own.dark, own.bloom, 3, -1);
  return own;
}

/** The colors of every scheme, from the three of a brand. */
export function schemesOf(brand: Brand, move: Move): Schemes {
  const pairs = (name: SchemeName) => paired(inTheme(brand, move, name, false), inTheme(brand, move, name, true));
  return Object.fromEntries(schemeNames.map((name) => [name, pairs(name)])) as Schemes;
}
