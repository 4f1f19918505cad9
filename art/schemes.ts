import type { NonEmpty } from './primitives/random.ts';

/**
 * The roles of a color, and the custom property that carries each: one letter, because a drawing names it hundreds of
 * times. `main` and `highlight` swap lightness in the dark theme; `light` and `dark` never do, for shapes where a swap
 * would read wrong.
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
} as const;

type Role = keyof typeof color;
const roles = Object.keys(color) as Role[];

/** What a shape may be painted with: a role or nothing. */
export type Paint = (typeof color)[Role] | 'none';

/** A color for each role: one for both themes, or a pair of the light and the dark one. */
type Palette = Readonly<Record<Role, string | readonly [light: string, dark: string]>>;

/** The colors of one theme alone. */
function colorsIn(theme: 'light' | 'dark', palette: Palette): Readonly<Record<Role, string>> {
  const chosen = (value: Palette[Role]): string =>
    typeof value === 'string' ? value : value[theme === 'light' ? 0 : 1];
  return Object.fromEntries(roles.map((role) => [role, chosen(palette[role])])) as Record<Role, string>;
}

/** The color schemes. A plate has one of them. */
export const schemes = {
  paper: {
    ground: ['#EAE4D2', '#17302A'],
    hairline: ['#10312A', '#B9CBAA'],
    main: ['#10312A', '#DCE5CD'],
    second: ['#2F6E4E', '#3F8A63'],
    third: ['#A9BF98', '#7FA27B'],
    highlight: ['#FBF8EE', '#0C1D18'],
    bloom: ['#FA4718', '#FF5C35'],
    tint: ['#FFC2A8', '#FFB79B'],
    glow: ['#FFC2A8', '#7C3826'],
    soil: ['#10312A', '#0B1C17'],
    light: ['#FBF8EE', '#F1EDDF'],
    dark: ['#10312A', '#0B1C17'],
  },
  mist: {
    ground: ['#CBD8BC', '#1F4437'],
    hairline: ['#10312A', '#B9CBAA'],
    main: ['#10312A', '#DCE5CD'],
    second: ['#2F6E4E', '#54A076'],
    third: ['#87AB84', '#8FB288'],
    highlight: ['#F8F5EA', '#0D221B'],
    bloom: ['#FA4718', '#FF5C35'],
    tint: ['#FFC2A8', '#FFB79B'],
    glow: ['#FFC2A8', '#8A3F2B'],
    soil: ['#10312A', '#0D221B'],
    light: ['#F8F5EA', '#F1EDDF'],
    dark: ['#10312A', '#0D221B'],
  },
  night: {
    ground: ['#10312A', '#12332A'],
    hairline: ['#A9BF98', '#8FB288'],
    main: ['#D6E1C6', '#CFDCBE'],
    second: ['#3E8560', '#3C8661'],
    third: ['#A9BF98', '#8FB288'],
    highlight: ['#F5F1E4', '#EFEBDC'],
    bloom: ['#FF5226', '#FF5C35'],
    tint: ['#FFC2A8', '#FFB79B'],
    glow: ['#FFC2A8', '#7C3826'],
    soil: ['#0B241E', '#0A1713'],
    light: ['#F5F1E4', '#EFEBDC'],
    dark: ['#0B241E', '#0A1713'],
  },
  blush: {
    ground: ['#FBCDB6', '#5A2417'],
    hairline: ['#10312A', '#F2C3AD'],
    main: ['#10312A', '#FBDCCB'],
    second: ['#2F6E4E', '#7FA27B'],
    third: ['#7FA27B', '#B98F77'],
    highlight: ['#FFF5EA', '#2B100A'],
    bloom: ['#FA4718', '#FF5C35'],
    tint: '#FF9871',
    glow: ['#FF9871', '#8A3A24'],
    soil: ['#10312A', '#220C07'],
    light: ['#FFF5EA', '#FFEDE0'],
    dark: ['#10312A', '#220C07'],
  },
  leaf: {
    ground: ['#2F6E4E', '#22543D'],
    hairline: ['#D6E1C6', '#C5D6B6'],
    main: ['#10312A', '#07130F'],
    second: ['#A9BF98', '#8FB288'],
    third: ['#D6E1C6', '#CFDCBE'],
    highlight: ['#F8F5EA', '#EFEBDC'],
    bloom: ['#FF5A35', '#FF6A45'],
    tint: ['#FFC2A8', '#FFB79B'],
    glow: ['#FFC2A8', '#8A3F2B'],
    soil: ['#10312A', '#07130F'],
    light: ['#F8F5EA', '#EFEBDC'],
    dark: ['#10312A', '#07130F'],
  },
  bloom: {
    ground: ['#FA4718', '#D93A15'],
    hairline: ['#10312A', '#12100C'],
    main: ['#10312A', '#1A0D08'],
    second: ['#8E2410', '#7A1C0A'],
    third: ['#FF9871', '#FF8C64'],
    highlight: ['#FFF3E6', '#FFEDE0'],
    bloom: ['#FFF3E6', '#FFEDE0'],
    tint: ['#FFC2A8', '#FFB79B'],
    glow: ['#FFC2A8', '#FFB79B'],
    soil: ['#10312A', '#1A0D08'],
    light: ['#FFF3E6', '#FFEDE0'],
    dark: ['#10312A', '#1A0D08'],
  },
} as const satisfies Readonly<Record<string, Palette>>;

export type SchemeName = keyof typeof schemes;

/** The names of the schemes, for choosing one at random. */
export const schemeNames: NonEmpty<SchemeName> = ['paper', 'mist', 'night', 'blush', 'leaf', 'bloom'];

const onPage: Palette = {
  ground: 'var(--paper)',
  hairline: 'var(--line)',
  main: 'var(--ink)',
  second: 'var(--leaf)',
  third: 'var(--sage)',
  highlight: 'var(--paper)',
  bloom: 'var(--accent)',
  tint: '#FFC2A8',
  glow: 'var(--blush)',
  soil: 'var(--ink)',
  light: '#F5F1E4',
  dark: '#10312A',
};
const onPanel: Palette = { ...onPage, ground: 'var(--paper-2)' };

/**
 * Where a figure stands. A figure has no ground, so its colors follow those of the page around it; those that are files
 * say them themselves.
 */
const settings = {
  page: onPage,
  panel: onPanel,
  receipt: { ...onPanel, hairline: 'var(--ink)' },
  map: { ...onPage, hairline: ['#10312A', '#F1EDDF'], third: ['#8CA97F', '#24513F'], soil: ['#10312A', '#3F8A63'] },
  band: { ...colorsIn('light', schemes.night), ground: ['#10312A', '#15332A'] },
  accent: { ...colorsIn('light', schemes.bloom), ground: ['#FA4718', '#FF5C35'], hairline: '#0B1F19' },
} as const satisfies Readonly<Record<string, Palette>>;
export type SettingName = keyof typeof settings;

/** The class that gives a drawing the colors of a scheme or a setting. */
export function schemeClass(name: SchemeName | SettingName): string {
  return `art-${name}`;
}

/** The stylesheet with the colors of every scheme and setting; light-dark() follows the color-scheme of the page. */
export function schemeCss(): string {
  const rules = Object.entries({ ...schemes, ...settings }).map(
    ([name, palette]) => `.art-${name} {\n${roles.map((role) => `  ${declaration(role, palette)};\n`).join('')}}\n`,
  );
  return `/* Written by npm run art. */\n${rules.join('\n')}`;
}

/** The style of a drawing in a file of its own: light, but dark when its root is the target of the address. */
export function documentCss(drawing: string, scheme: SchemeName | SettingName): string {
  const used = roles.filter((role) => drawing.includes(color[role]));
  const declarations = (theme: 'light' | 'dark') => {
    const colors = colorsIn(theme, { ...schemes, ...settings }[scheme]);
    const ofPage = used.find((role) => colors[role].startsWith('var('));
    if (ofPage) throw new Error(`A file knows no colors of the page: ${ofPage} in "${scheme}".`);
    return used.map((role) => `${property(role)}:${colors[role].toLowerCase()}`).join(';');
  };
  return `:root{${declarations('light')}}:target{${declarations('dark')}}`;
}

/** A drawing with the light colors of a scheme in place of its roles, for programs that read no style sheet. */
export function inLightColors(drawing: string, scheme: SchemeName): string {
  const colors = colorsIn('light', schemes[scheme]);
  return roles.reduce((text, role) => text.replaceAll(color[role], colors[role]), drawing);
}

/** The custom property of a role. */
const property = (role: Role): string => color[role].slice('var('.length, -1);

function declaration(role: Role, palette: Palette): string {
  const value = palette[role];
  const both = typeof value === 'string' ? value : `light-dark(${value.join(', ')})`;
  return `${property(role)}: ${both.replaceAll(/#\w+/g, (hex) => hex.toLowerCase())}`;
}
