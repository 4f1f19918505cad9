// Every text color on every ground where it stands, in both themes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast as contrastOf } from '../../tests/support/contrast';
import { schemeColor } from '../drawings/drawingColors';
import { readColor } from './readColor';

const toRgb = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A color with a partly transparent one over it. */
const mix = (under: readonly number[], over: readonly number[], share: number) =>
  under.map((channel, index) => Math.round(channel + ((over[index] ?? 0) - channel) * share));

/** The contrast between two colors such as #10312a. */
const contrast = (color: string, ground: string) => contrastOf(toRgb(color), toRgb(ground));

test.each([
  ['ink', 'paper', 7],
  ['ink', 'paper-2', 7],
  ['ink-2', 'paper', 7],
  ['ink-2', 'paper-2', 7],
  ['paper', 'ink', 7],
  ['accent-text', 'paper', 4.5],
  ['accent-text', 'paper-2', 4.5],
  ['error', 'paper', 4.5],
  ['error', 'paper-2', 4.5],
  ['success', 'paper', 4.5],
  ['success', 'paper-2', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-call', 'call', 4.5],
  ['on-call-2', 'on-call', 7],
  ['band-ink', 'band', 7],
  ['band-2', 'band', 4.5],
  ['footer-ink', 'footer', 7],
  ['footer-2', 'footer', 4.5],
  ['leaf', 'paper-2', 4.5],
  // marks, lines and large shapes
  ['leaf', 'paper', 3],
  ['accent', 'paper', 3],
  ['accent', 'band', 3],
] as const)('%s on %s has at least the contrast %f', (color, ground, least) => {
  const [light, dark] = readColor(color);
  const [groundInLight, groundInDark] = readColor(ground);
  expect(contrast(light, groundInLight)).toBeGreaterThanOrEqual(least);
  expect(contrast(dark, groundInDark)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['line', 'paper'],
  ['band-line', 'band'],
  ['footer-line', 'footer'],
] as const)('%s, which is partly transparent, is seen on %s', (line, ground) => {
  const [, ink = '', percent = ''] =
    /^color-mix\(in srgb, var\(--(.+)\) (\d+)%, transparent\)$/.exec(readColor(line)[0]) ?? [];
  for (const theme of [0, 1] as const) {
    const [over, under] = [toRgb(readColor(ink)[theme]), toRgb(readColor(ground)[theme])];
    expect(contrastOf(mix(under, over, Number(percent) / 100), under)).toBeGreaterThanOrEqual(1.5);
  }
});

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme, quiet text can be read where a particle is on a grid line behind it', (_, theme) => {
  const percentOf = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]) / 100;
  const gridLine = percentOf(readColor('line-faint')[0], /var\(--ink\) (\d+)%/);
  const particle = percentOf(
    readFileSync('src/features/home/particles/ParticleField.module.css', 'utf8'),
    /opacity: 0\.(\d+);/,
  );
  const ink = toRgb(readColor('ink')[theme]);
  const paper = toRgb(readColor('paper')[theme]);
  const ground = mix(mix(paper, ink, gridLine), ink, particle);
  expect(contrastOf(toRgb(readColor('ink-2')[theme]), ground)).toBeGreaterThanOrEqual(4.5);
});

test('the number of a marker can be read on it', () => {
  for (const color of schemeColor('panel', 'bloom')) expect(contrast('#0b1f19', color)).toBeGreaterThanOrEqual(4.5);
});

/** What a visitor distinguishes in a drawing, by color name. */
const pairs = [
  ['main', 'ground', 4.5],
  ['bloom', 'ground', 1.9],
  ['second', 'ground', 1.45],
  ['third', 'ground', 1.2],
  ['tint', 'bloom', 1.3],
  ['dark', 'bloom', 3],
] as const;
/** On a colored ground, what is pale enough. */
const mainOnColor: Record<string, number> = { leaf: 2, bloom: 3 };
const schemes = ['paper', 'mist', 'night', 'blush', 'leaf', 'bloom'] as const;

test.each([
  ...schemes.flatMap((scheme) =>
    pairs.map(([color, ground, least]) => {
      const exception = color === 'main' ? mainOnColor[scheme] : undefined;
      return [scheme, color, ground, exception ?? least] as const;
    }),
  ),
  // text of diagrams
  ['panel', 'main', 'ground', 4.5],
  ['panel', 'main', 'highlight', 4.5],
  ['panel', 'ground', 'main', 4.5],
  ['panel', 'dark', 'light', 4.5],
  ['panel', 'dark', 'tint', 4.5],
] as const)('in the scheme %s, %s on %s has at least the contrast %f', (scheme, color, ground, least) => {
  const [light, dark] = schemeColor(scheme, color);
  const [groundInLight, groundInDark] = schemeColor(scheme, ground);
  expect(contrast(light, groundInLight)).toBeGreaterThanOrEqual(least);
  expect(contrast(dark, groundInDark)).toBeGreaterThanOrEqual(least);
});
