/** The color roles of a drawing, as they are named in custom properties. */
export const roles = ['g', 'l', 'a', 'b', 'c', 'd', 'x', 'y', 'z', 's', 'w', 'k'] as const;
type Role = (typeof roles)[number];

/** The two themes of the site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The names of the color schemes; one scheme to a plate. */
export const schemeNames = ['paper', 'mist', 'night', 'blush', 'leaf', 'bloom'] as const;
export type SchemeName = (typeof schemeNames)[number];

export type Palette = Readonly<Record<Role, string>>;

/** What a shape may be painted with: a role, the text color around it, or nothing. */
export type Paint = `var(--${Role})` | 'currentColor' | 'none';

/**
 * The roles by meaning. `main` and `highlight` swap lightness in the dark theme; `light` and `dark` never do,
 * for shapes where a swap would read wrong.
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
  soil: 'var(--s)',
  light: 'var(--w)',
  dark: 'var(--k)',
} as const satisfies Readonly<Record<string, Paint>>;

// Colors stand in the order of the roles: g l a b c d x y z s w k.
function palette(colors: string): Palette {
  const [g = '', l = '', a = '', b = '', c = '', d = '', x = '', y = '', z = '', s = '', w = '', k = ''] =
    colors.split(' ');
  return { g, l, a, b, c, d, x, y, z, s, w, k };
}

/** Six color schemes, each for the light and for the dark theme. */
export const schemes: Readonly<Record<SchemeName, Readonly<Record<Theme, Palette>>>> = {
  paper: {
    light: palette('#EAE4D2 #10312A #10312A #2F6E4E #A9BF98 #FBF8EE #FA4718 #FFC2A8 #FFC2A8 #10312A #FBF8EE #10312A'),
    dark: palette('#17302A #B9CBAA #DCE5CD #3F8A63 #7FA27B #0C1D18 #FF5C35 #FFB79B #7C3826 #0B1C17 #F1EDDF #0B1C17'),
  },
  mist: {
    light: palette('#CBD8BC #10312A #10312A #2F6E4E #87AB84 #F8F5EA #FA4718 #FFC2A8 #FFC2A8 #10312A #F8F5EA #10312A'),
    dark: palette('#1F4437 #B9CBAA #DCE5CD #54A076 #8FB288 #0D221B #FF5C35 #FFB79B #8A3F2B #0D221B #F1EDDF #0D221B'),
  },
  night: {
    light: palette('#10312A #A9BF98 #D6E1C6 #3E8560 #A9BF98 #F5F1E4 #FF5226 #FFC2A8 #FFC2A8 #0B241E #F5F1E4 #0B241E'),
    dark: palette('#12332A #8FB288 #CFDCBE #3C8661 #8FB288 #EFEBDC #FF5C35 #FFB79B #7C3826 #0A1713 #EFEBDC #0A1713'),
  },
  blush: {
    light: palette('#FBCDB6 #10312A #10312A #2F6E4E #7FA27B #FFF5EA #FA4718 #FF9871 #FF9871 #10312A #FFF5EA #10312A'),
    dark: palette('#5A2417 #F2C3AD #FBDCCB #7FA27B #B98F77 #2B100A #FF5C35 #FF9871 #8A3A24 #220C07 #FFEDE0 #220C07'),
  },
  leaf: {
    light: palette('#2F6E4E #D6E1C6 #10312A #A9BF98 #D6E1C6 #F8F5EA #FF5A35 #FFC2A8 #FFC2A8 #10312A #F8F5EA #10312A'),
    dark: palette('#22543D #C5D6B6 #07130F #8FB288 #CFDCBE #EFEBDC #FF6A45 #FFB79B #8A3F2B #07130F #EFEBDC #07130F'),
  },
  bloom: {
    light: palette('#FA4718 #10312A #10312A #8E2410 #FF9871 #FFF3E6 #FFF3E6 #FFC2A8 #FFC2A8 #10312A #FFF3E6 #10312A'),
    dark: palette('#D93A15 #12100C #1A0D08 #7A1C0A #FF8C64 #FFEDE0 #FFEDE0 #FFB79B #FFB79B #1A0D08 #FFEDE0 #1A0D08'),
  },
};

/** Where a drawing without a ground of its own stands; its colors follow the page. */
export const settingNames = ['page', 'panel', 'receipt', 'map', 'band', 'accent'] as const;
export type SettingName = (typeof settingNames)[number];

const page: Palette = {
  g: 'var(--paper)',
  l: 'var(--line)',
  a: 'var(--ink)',
  b: 'var(--leaf)',
  c: 'var(--sage)',
  d: 'var(--paper)',
  x: 'var(--accent)',
  y: '#FFC2A8',
  z: 'var(--blush)',
  s: 'var(--ink)',
  w: '#F5F1E4',
  k: '#10312A',
};
const panel: Palette = { ...page, g: 'var(--paper-2)' };
const receipt: Palette = { ...panel, l: 'var(--ink)' };
const map: Palette = { ...page, l: 'var(--ink)', c: '#8CA97F' };
const band: Palette = { ...schemes.night.light, g: 'var(--band)' };
const accent: Palette = { ...schemes.bloom.light, g: 'var(--accent)', l: '#0B1F19' };

const settings: Readonly<Record<SettingName, Readonly<Record<Theme, Palette>>>> = {
  page: { light: page, dark: page },
  panel: { light: panel, dark: panel },
  receipt: { light: receipt, dark: receipt },
  map: { light: map, dark: { ...map, s: '#3F8A63', c: '#24513F' } },
  band: { light: band, dark: band },
  accent: { light: accent, dark: accent },
};

/** The class that gives a drawing the colors of a scheme or a setting. */
export function schemeClass(name: SchemeName | SettingName): string {
  return `art-${name}`;
}

/** The stylesheet with the colors of every scheme and setting; light-dark() answers to the color-scheme of the page. */
export function schemeCss(): string {
  const rules = Object.entries({ ...schemes, ...settings }).map(
    ([name, themed]) => `.art-${name} {\n${declarations(roles, themed).join('')}}\n`,
  );
  return `/* Written by npm run art. */\n${rules.join('\n')}`;
}

/** The style of a drawing in a file of its own: in an <img>, light-dark() answers to the color-scheme of that element. */
export function documentCss(drawing: string, scheme: SchemeName): string {
  const used = roles.filter((role) => drawing.includes(`var(--${role})`));
  return `:root{color-scheme:light dark;${declarations(used, schemes[scheme]).join('').replaceAll(/\s/g, '')}}`;
}

function declarations(used: readonly Role[], { light, dark }: Readonly<Record<Theme, Palette>>): readonly string[] {
  return used.map((role) => {
    const value = light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`;
    return `  --${role}: ${value.replaceAll(/#[0-9A-F]+/g, (hex) => hex.toLowerCase())};\n`;
  });
}
