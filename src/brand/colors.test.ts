import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { type Brand, createColors, drawingContrasts, pageContrasts } from './colors';
import { sampleSchemes, sampleTokens } from './sampleColors';
import { schemeNames } from './schemes';

const sample: Brand = { ink: '#10312A', ground: '#F5F1E4', accent: '#FA4718' };

test('the three colors of the sample produce the colors of the sample', () => {
  const { tokens, palettes, notes } = createColors(sample);
  expect(tokens).toEqual(sampleTokens);
  const lowerCase = (value: unknown) => JSON.parse(JSON.stringify(value).toLowerCase());
  expect(palettes).toMatchObject(lowerCase(sampleSchemes));
  expect(notes).toEqual([]);
});

/** Deterministic random colors. */
function randomHex(seed: number): () => string {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return `#${(state % 0x1000000).toString(16).padStart(6, '0')}`;
  };
}

/** The contrasts that are too low. */
function missed(brand: Brand): string[] {
  const { tokens, palettes } = createColors(brand);
  const check = <Name extends string>(
    colors: Readonly<Record<Name, readonly [string, string]>>,
    contrasts: readonly (readonly [Name, Name, number])[],
  ) =>
    contrasts
      .filter(([color, on, least]) =>
        ([0, 1] as const).some((i) => wcagContrast(colors[color][i], colors[on][i]) < least),
      )
      .map(([color, on]) => `${Object.values(brand)}: ${color} on ${on}`);
  return [
    ...check(tokens, pageContrasts),
    ...schemeNames.flatMap((name) => check(palettes[name], drawingContrasts(name))),
  ];
}

test('a thousand random brands have every contrast', () => {
  const next = randomHex(20_261_115);
  const brands = Array.from({ length: 1000 }, () => ({ ink: next(), ground: next(), accent: next() }));
  expect(brands.flatMap(missed)).toEqual([]);
});

describe('a color that is given', () => {
  const usedFor = (brand: Partial<Brand>) => {
    const { tokens, notes } = createColors({ ...sample, ...brand });
    return [{ ink: tokens.ink[0], ground: tokens.paper[0], accent: tokens.accent[0] }, notes] as const;
  };

  test.each([
    { accent: '#c8102e' },
    { accent: '#cc0000' },
    { accent: '#0066cc' },
    { accent: '#b7f03e' },
    { ground: '#ffffff' },
    { ink: '#000000' },
  ])('%j is used unchanged', (brand) => {
    const [used, notes] = usedFor(brand);
    expect(used).toMatchObject(brand);
    expect(notes).toEqual([]);
  });

  test.each([
    [{ ink: '#7a8a99' }, 'The ink #7a8a99 is too light for its role.'],
    [{ ground: '#8899aa' }, 'The ground #8899aa is too dark for its role.'],
    [{ ground: '#ffff00' }, 'The ground #ffff00 is too strong for its role.'],
    [{ accent: '#808080' }, 'The accent #808080 is too gray for its role.'],
    [{ accent: '#5a0000' }, 'The accent #5a0000 is too dark for its role.'],
    [{ accent: '#fbff8a' }, 'The accent #fbff8a is too light for its role.'],
  ])('%j is replaced by the nearest one that fits, with a note', (brand, sentence) => {
    const [used, notes] = usedFor(brand);
    const [name] = Object.keys(brand);
    expect(notes).toEqual([`${sentence} The site uses ${used[name as keyof Brand]}, the nearest that fits.`]);
  });
});
