import { themed } from '@art/schemes';
import { expect, test } from 'vitest';
import { colorsOf, sample } from './colors';
import { themeCss } from './styleSheets';

test('the colors of the brand stand at the root, and drawings take theirs from them', () => {
  const css = themeCss(colorsOf(sample));
  expect(css).toMatch(/^@layer tokens\{:root\{--paper:var\(--light,#f5f1e4\) var\(--dark,#0a1713\);/);
  expect(css).toContain('--x:var(--accent-bloom)');
});

test('marks and blossoms have colors of their own on paper and on a band', () => {
  const colors = colorsOf({ ink: '#1c1233', ground: '#d9cdf2', accent: '#b7f03e' });
  const css = themeCss(colors);
  expect(css).toContain(`;--accent-mark:${themed(colors.tokens['accent-mark'])};`);
  expect(css).toContain('.on-band{--accent-mark:var(--accent-band);');
});
