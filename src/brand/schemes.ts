/**
 * The color roles and their custom properties. These have one letter, because a drawing uses them hundreds of times.
 * `main` and `highlight` may swap lightness in the dark theme; `light` and `dark` never do.
 */
export const color = {
  ground: 'var(--g)',
  hairline: 'var(--l)',
  main: 'var(--a)',
  second: 'var(--b)',
  third: 'var(--c)',
  highlight: 'var(--d)',
  bloom: 'var(--x)',
  tint: 'var(--y)',
  glow: 'var(--z)',
  light: 'var(--w)',
  dark: 'var(--k)',
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

/** The CSS rules of the schemes and surfaces whose drawings are in the HTML. */
export function schemeRules(html: string, palettes: Palettes): string[] {
  const used = Object.entries(palettes).filter(([scheme]) => html.includes(`<svg class="art-${scheme}"`));
  return used.map(([scheme, palette]) => {
    const declarations = roles.map((role) => declaration(role, palette));
    return `.art-${scheme}{${declarations.join(';')}}`;
  });
}

/** The CSS in the file of a drawing: light, or dark if the address ends with #dark. */
export function documentCss(drawing: string, palette: Palette): string {
  const used = roles.filter((role) => drawing.includes(color[role]));
  const declarations = (theme: 'light' | 'dark') => {
    const colors = colorsIn(theme, palette);
    return used.map((role) => `${property(role)}:${colors[role].toLowerCase()}`).join(';');
  };
  return `:root{${declarations('light')}}:target{${declarations('dark')}}`;
}

/** Replaces the custom properties with light colors, for renderers without CSS. */
export function inLightColors(drawing: string, palette: Palette): string {
  const colors = colorsIn('light', palette);
  return roles.reduce((text, role) => text.replaceAll(color[role], colors[role]), drawing);
}

/** A pair as a CSS value. tokens.css sets --light and --dark; the oldest supported browsers lack light-dark(). */
export function themed(pair: Pair): string {
  const [light, dark] = pair.map((value) => value.toLowerCase());
  return light === dark ? `${light}` : `var(--light,${light}) var(--dark,${dark})`;
}

/** The custom property of a role. */
const property = (role: Role): string => color[role].slice('var('.length, -1);

function declaration(role: Role, palette: Palette): string {
  const value = palette[role];
  return `${property(role)}:${themed(typeof value === 'string' ? [value, value] : value)}`;
}
