import { expect, test } from 'vitest';
import { createColors } from './colors';
import { themed } from './schemes';
import { themeCss } from './styleSheets';

test('the colors are set on :root, and a band overrides the accent', () => {
  const colors = createColors({ ink: '#1c1233', ground: '#d9cdf2', accent: '#b7f03e' });
  const css = themeCss(colors);
  expect(css).toContain(`@layer tokens{:root{--paper:${themed(colors.tokens.paper)};`);
  expect(css).toContain('.on-band{--accent-mark:var(--accent-band);');
});
