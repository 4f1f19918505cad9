// Every text color on every ground where it stands, in both themes.
import { expect, test } from 'vitest';
import { contrast as contrastOf } from '../../tests/support/contrast';
import { schemeColor } from '../drawings/drawingColors';
import { readColor } from './readColor';

/** The contrast between two colors such as #10312a. */
function contrast(color: string, ground: string): number {
  const toRgb = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return contrastOf(toRgb(color), toRgb(ground));
}

test('black on white has the contrast 21', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
});

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

const drawings = [
  ['paper', 'main', 'ground', 4.5],
  ['paper', 'bloom', 'ground', 1.9],
  ['paper', 'second', 'ground', 1.45],
  ['paper', 'third', 'ground', 1.2],
  ['paper', 'tint', 'bloom', 1.3],
  ['paper', 'dark', 'bloom', 3],
  ['mist', 'main', 'ground', 4.5],
  ['mist', 'bloom', 'ground', 1.9],
  ['mist', 'second', 'ground', 1.45],
  ['mist', 'third', 'ground', 1.2],
  ['mist', 'tint', 'bloom', 1.3],
  ['mist', 'dark', 'bloom', 3],
  ['night', 'main', 'ground', 4.5],
  ['night', 'bloom', 'ground', 1.9],
  ['night', 'second', 'ground', 1.45],
  ['night', 'third', 'ground', 1.2],
  ['night', 'tint', 'bloom', 1.3],
  ['night', 'dark', 'bloom', 3],
  ['blush', 'main', 'ground', 4.5],
  ['blush', 'bloom', 'ground', 1.9],
  ['blush', 'second', 'ground', 1.45],
  ['blush', 'third', 'ground', 1.2],
  ['blush', 'tint', 'bloom', 1.3],
  ['blush', 'dark', 'bloom', 3],
  ['leaf', 'main', 'ground', 2],
  ['leaf', 'bloom', 'ground', 1.9],
  ['leaf', 'second', 'ground', 1.45],
  ['leaf', 'third', 'ground', 1.2],
  ['leaf', 'tint', 'bloom', 1.3],
  ['leaf', 'dark', 'bloom', 3],
  ['bloom', 'main', 'ground', 3],
  ['bloom', 'bloom', 'ground', 1.9],
  ['bloom', 'second', 'ground', 1.45],
  ['bloom', 'third', 'ground', 1.2],
  ['bloom', 'tint', 'bloom', 1.3],
  ['bloom', 'dark', 'bloom', 3],
  // text of diagrams
  ['panel', 'main', 'ground', 4.5],
  ['panel', 'main', 'highlight', 4.5],
  ['panel', 'ground', 'main', 4.5],
] as const;

test.each(drawings)('in the scheme %s, %s on %s has at least the contrast %f', (scheme, color, ground, least) => {
  const [light, dark] = schemeColor(scheme, color);
  const [groundInLight, groundInDark] = schemeColor(scheme, ground);
  expect(contrast(light, groundInLight)).toBeGreaterThanOrEqual(least);
  expect(contrast(dark, groundInDark)).toBeGreaterThanOrEqual(least);
});

test('a color that is missing is reported', () => {
  expect(() => readColor('papre')).toThrow('src/styles has no color --papre in :root.');
});
