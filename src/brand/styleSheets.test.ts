import { expect, test } from 'vitest';
import { colorsOf } from './colors';
import { themed } from './schemes';
import { themeCss } from './styleSheets';

test('the colors stand at the root, and a band has marks and blossoms of its own', () => {
  const colors = colorsOf({ ink: '#1c1233', ground: '#d9cdf2', accent: '#b7f03e' });
  const css = themeCss(colors);
  expect(css).toContain(`@layer tokens{:root{--paper:${themed(colors.tokens.paper)};`);
  expect(css).toContain('.on-band{--accent-mark:var(--accent-band);');
});
