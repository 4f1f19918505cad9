import { houseSchemes, houseTokens } from '@art/house';
import { roles, schemeNames } from '@art/schemes';
import { differenceEuclidean } from 'culori';
import { expect, test } from 'vitest';
import { type Colors, colorsOf } from './colors';
import { type Brand, house, mover } from './move';
import { contrast, toHex } from './oklch';
import { refusals } from './refusals';
import { schemesOf } from './schemes';
import { type Token, tokensOf } from './tokens';

const difference = differenceEuclidean('oklab');
const harbour: Brand = { ink: '#16305c', ground: '#eadfc8', accent: '#ff6f5c' };
const kestrel: Brand = { ink: '#1c1233', ground: '#d9cdf2', accent: '#b7f03e' };

test('the three colors of the house give the house back', () => {
  const move = mover(house);
  const [tokens, schemes] = [tokensOf(house, move), schemesOf(house, move)];
  const pairs = [
    ...Object.entries(houseTokens).map(([name, pair]) => ({ pair, moved: tokens[name as Token] })),
    ...schemeNames.flatMap((name) =>
      roles.map((role) => ({ pair: houseSchemes[name][role], moved: schemes[name][role] })),
    ),
  ];
  const differences = pairs.flatMap(({ pair, moved }) => pair.map((hex, theme) => difference(hex, moved[theme] ?? '')));
  expect(Math.max(...differences)).toBeLessThan(0.02);
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(0.005);
});

test('the house stands as it was drawn, however its colors are written', () => {
  const { tokens, palettes } = colorsOf({ ...house, accent: house.accent.toUpperCase() });
  expect(tokens).toMatchObject(houseTokens);
  expect(palettes).toMatchObject(houseSchemes);
  for (const name of ['accent-mark', 'accent-bloom'] as const) expect(tokens[name]).toEqual(houseTokens.accent);
});

test.each([
  [
    'Harbour & Vine Studio',
    harbour,
    { ink: [11.7, 15.7], 'ink-2': [5.3, 7.9], 'accent-text': [4.7, 7.2], 'on-accent': [6.0, 6.4] },
  ],
  [
    'Kestrel Systems',
    kestrel,
    { ink: [15.6, 15.7], 'ink-2': [5.6, 7.8], 'accent-text': [4.6, 12.3], 'on-accent': [14.6, 12.9] },
  ],
])('%s reads as well as its design was measured', (_, brand, measured) => {
  const { tokens } = colorsOf(brand);
  const grounds = { ink: 'paper', 'ink-2': 'paper-2', 'accent-text': 'paper-2', 'on-accent': 'accent' } as const;
  for (const [name, expected] of Object.entries(measured)) {
    const [words, ground] = [tokens[name as Token], tokens[grounds[name as keyof typeof grounds]]];
    for (const theme of [0, 1])
      expect(Math.abs(contrast(words[theme] ?? '', ground[theme] ?? '') - (expected[theme] ?? 0)), name).toBeLessThan(
        0.15,
      );
  }
});

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Any brand that is not refused. */
function anyBrand(random: () => number): Brand {
  const between = (low: number, high: number) => low + (high - low) * random();
  const color = (light: [number, number], strong: [number, number]) =>
    toHex({ l: between(...light), c: between(...strong), h: between(0, 360) });
  const brand = {
    ink: color([0, 0.42], [0, 0.2]),
    ground: color([0.78, 1], [0, 0.12]),
    accent: color([0.55, 0.92], [0.1, 0.3]),
  };
  return refusals(brand).length > 0 ? anyBrand(random) : brand;
}

/** The pairs that must differ, and by how much at least. */
const onPage: [Token, Token, number][] = [
  ['ink', 'paper', 7],
  ['ink-2', 'paper-2', 4.6],
  ['accent-text', 'paper-2', 4.6],
  ['on-accent', 'accent', 4.6],
  ['on-call', 'call', 4.6],
  ['on-call-2', 'on-call', 7],
  ['band-2', 'band', 4.6],
  ['foot-2', 'foot', 4.6],
  ['accent-mark', 'paper', 3],
  ['leaf', 'paper', 3],
  ['accent-bloom', 'paper', 1.9],
];

/** Every pair of a brand that differs less than it must. */
function faults({ tokens, palettes }: Colors): string[] {
  const said: string[] = [];
  const check = (what: string, one = '', other = '', least = 0) => {
    const found = contrast(one, other);
    if (!(found >= least)) said.push(`${what}: ${found.toFixed(2)}, at least ${least}`);
  };
  for (const theme of [0, 1]) {
    for (const [one, other, least] of onPage)
      check(`${one} on ${other}, ${theme}`, tokens[one][theme], tokens[other][theme], least);
    for (const name of schemeNames) {
      const { ground, main, second, third, bloom, tint, dark } = palettes[name];
      const inDrawing = (what: string, one: typeof main, other: typeof main, least: number) =>
        check(`${name}, ${what}, ${theme}`, one[theme], other[theme], least);
      inDrawing('main on ground', main, ground, name === 'leaf' ? 2 : name === 'bloom' ? 3 : 4.5);
      inDrawing('bloom on ground', bloom, ground, 1.9);
      inDrawing('second on ground', second, ground, 1.45);
      inDrawing('third on ground', third, ground, 1.2);
      inDrawing('tint on bloom', tint, bloom, 1.3);
      inDrawing('dark on bloom', dark, bloom, 3);
      if (theme === 1 && (name === 'paper' || name === 'mist')) inDrawing('bloom on main', bloom, main, 1.6);
    }
  }
  return said;
}

test('a thousand brands keep every contrast that words, marks and drawings need', () => {
  const random = seeded(20_261_115);
  const brands = [harbour, kestrel, ...Array.from({ length: 998 }, () => anyBrand(random))];
  expect(new Set(brands.map((brand) => JSON.stringify(brand))).size).toBe(1000);
  const wrong = brands.flatMap((brand) => faults(colorsOf(brand)).map((fault) => `${Object.values(brand)}: ${fault}`));
  expect(wrong).toEqual([]);
});

test('an accent that carries neither dark nor light words well enough gives way by a hair', () => {
  for (const accent of ['#c14e6f', '#c1542b', '#b06200']) {
    expect(Math.max(contrast(accent, '#000000'), contrast(accent, '#ffffff'))).toBeLessThan(4.6);
    const { tokens } = colorsOf({ ...house, accent });
    expect(contrast(tokens['on-accent'][0], tokens.accent[0])).toBeGreaterThanOrEqual(4.6);
    expect(difference(accent, tokens.accent[0])).toBeLessThan(0.01);
  }
});

test('a gray ink and a white ground take their hue from the house', () => {
  const gray = colorsOf({ ink: '#141414', ground: '#ffffff', accent: '#e4002b' });
  const green = colorsOf({ ink: '#141d1a', ground: '#fffdf8', accent: '#e4002b' });
  expect(difference(gray.tokens.leaf[0], green.tokens.leaf[0])).toBeLessThan(0.02);
  expect(faults(gray)).toEqual([]);
});
