import { colorsIn, type Pair, type Palette, type Schemes, type SettingName } from './schemes.ts';

/** The colors of the page that a setting takes where it cannot name them. */
type PageColors = Readonly<Record<'ink' | 'band' | 'call' | 'accent-tint', Pair>>;

/**
 * The colors of figures, by where they stand. They follow those of the page around; those that are files say them
 * themselves.
 */
export function settingsOf(page: PageColors, schemes: Schemes): Readonly<Record<SettingName, Palette>> {
  const [night, bloom] = [colorsIn('light', schemes.night), colorsIn('light', schemes.bloom)];
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
    soil: 'var(--ink)',
    light: night.light,
    dark: schemes.paper.dark[0],
  };
  const onPanel: Palette = { ...onPage, ground: 'var(--paper-2)' };
  return {
    page: onPage,
    panel: onPanel,
    receipt: { ...onPanel, hairline: 'var(--ink)' },
    map: {
      ...onPage,
      hairline: page.ink,
      third: [schemes.mist.third[0], schemes.mist.ground[1]],
      soil: [page.ink[0], schemes.paper.second[1]],
    },
    band: { ...night, ground: page.band },
    accent: { ...bloom, ground: page.call },
  };
}
