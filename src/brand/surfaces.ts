import { colorsIn, type Pair, type Palette, type Schemes, type SurfaceName } from './schemes.ts';

/** The page colors that palettes need as values. */
type PageColors = Readonly<Record<'ink' | 'band' | 'accent' | 'on-accent' | 'accent-tint' | 'map-land', Pair>>;

/** The colors of figures by surface: custom properties for inline figures, values for files. */
export function surfacePalettes(page: PageColors, schemes: Schemes): Readonly<Record<SurfaceName, Palette>> {
  const night = colorsIn('light', schemes.night);
  const bloom = colorsIn('light', schemes.bloom);
  const onPage: Palette = {
    ground: 'var(--paper)',
    hairline: 'var(--line)',
    main: 'var(--ink)',
    second: 'var(--leaf)',
    third: 'var(--sage)',
    highlight: 'var(--paper)',
    bloom: 'var(--accent-bloom)',
    tint: page['accent-tint'],
    glow: 'var(--blush)',
    light: night.light,
    dark: schemes.paper.dark[0],
  };
  return {
    page: onPage,
    panel: { ...onPage, ground: 'var(--paper-2)' },
    map: {
      ...onPage,
      hairline: page.ink,
      third: page['map-land'],
      dark: [page.ink[0], schemes.paper.second[1]],
    },
    band: { ...night, ground: page.band },
    accent: { ...bloom, ground: page.accent, hairline: page['on-accent'] },
  };
}
