import { expect, test } from 'vitest';
import { colorsOf } from './colors';
import { house } from './move';
import { branded, drawingsSheet } from './styleSheets';

const sheet = ':root { --colors: brand; } a { color: var(--accent-mark); }';

test('the colors of the brand stand at the root, and a color that equals the accent is the accent', () => {
  const css = branded(sheet, colorsOf(house));
  expect(css).toMatch(/^:root \{ --paper: light-dark\(#f5f1e4, #0a1713\);/);
  expect(css).toMatch(/a \{ color: var\(--accent\); \}$/);
  expect(`${css}${drawingsSheet(colorsOf(house))}`).not.toMatch(/accent-(?:mark|bloom)/);
});

test('marks and blossoms have colors of their own where the accent would be lost on the paper, and not on a band', () => {
  const kestrel = colorsOf({ ink: '#1c1233', ground: '#d9cdf2', accent: '#b7f03e' });
  const css = branded(sheet, kestrel);
  expect(css).toContain('--accent-mark: light-dark(#6e9600, #b7f03e);');
  expect(css).toContain('.on-band { --accent-mark: var(--accent); }');
  expect(css).toMatch(/a \{ color: var\(--accent-mark\); \}$/);
  expect(drawingsSheet(kestrel)).toContain('--x: var(--accent-bloom);');
});
