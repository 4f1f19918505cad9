import { readColor } from '../styles/readColor.ts';

/**
 * The color roles and their custom properties in colors.css.
 * `main` and `highlight` may swap lightness in the dark theme; `light` and `dark` never do.
 */
export const color = {
  ground: 'var(--art-ground)',
  hairline: 'var(--art-hairline)',
  main: 'var(--art-main)',
  second: 'var(--art-second)',
  third: 'var(--art-third)',
  highlight: 'var(--art-highlight)',
  bloom: 'var(--art-bloom)',
  tint: 'var(--art-tint)',
  glow: 'var(--art-glow)',
  light: 'var(--art-light)',
  dark: 'var(--art-dark)',
} as const;

export type Role = keyof typeof color;
export const roles = Object.keys(color) as Role[];

/** The fill or stroke of a shape. */
export type Paint = (typeof color)[Role];

/** A color in the light and in the dark theme. */
export type Pair = readonly [light: string, dark: string];

/** A color for each role: one for both themes, or a pair. */
export type Palette = Readonly<Record<Role, string | Pair>>;

/** The colors of one theme. */
export function colorsIn(theme: 'light' | 'dark', palette: Palette): Readonly<Record<Role, string>> {
  const chosen = (value: Palette[Role]): string =>
    typeof value === 'string' ? value : value[theme === 'light' ? 0 : 1];
  return Object.fromEntries(roles.map((role) => [role, chosen(palette[role])])) as Record<Role, string>;
}

/** The names of the schemes. A plate has one of them. */
export const schemeNames = ['paper', 'mist', 'night', 'blush', 'leaf', 'bloom'] as const;
export type SchemeName = (typeof schemeNames)[number];

/** The surfaces of a page. A figure has no background, so its colors depend on the surface it is on. */
export const surfaceNames = ['page', 'panel', 'map', 'band', 'accent'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

export type Scheme = SchemeName | SurfaceName;

export type Schemes = Readonly<Record<SchemeName, Readonly<Record<Role, Pair>>>>;

/** The colors of every scheme and surface, for a brand. */
export type Palettes = Schemes & Readonly<Record<SurfaceName, Palette>>;

/** The colors of a scheme in one theme. */
function colorsOf(scheme: Scheme, theme: 'light' | 'dark'): Record<Role, string> {
  const colors = roles.map((role) => [role, readColor(`art-${role}`, `.art-${scheme}`)[theme === 'light' ? 0 : 1]]);
  return Object.fromEntries(colors);
}

/** The CSS in the file of a drawing: light, or dark if the address ends with #dark. */
export function documentCss(drawing: string, scheme: Scheme): string {
  const used = roles.filter((role) => drawing.includes(color[role]));
  const declarations = (theme: 'light' | 'dark') => {
    const colors = colorsOf(scheme, theme);
    return used.map((role) => `${property(role)}:${colors[role]}`).join(';');
  };
  return `:root{${declarations('light')}}:target{${declarations('dark')}}`;
}

/** Replaces the custom properties with light colors, for renderers without CSS. */
export function inLightColors(drawing: string, scheme: Scheme): string {
  const colors = colorsOf(scheme, 'light');
  return roles.reduce((text, role) => text.replaceAll(color[role], colors[role]), drawing);
}

/** The custom property of a role. */
const property = (role: Role): string => color[role].slice('var('.length, -1);
