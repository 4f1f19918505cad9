import { expect, test } from 'vitest';
import { svgDataUri } from '@/lib/checkSvg';
import { createLogoIcons } from './icons';

test('a square logo is the favicon; with a dark version, the favicon contains both', () => {
  const [svg, dark] = ['<svg>light</svg>', '<svg>dark</svg>'];
  expect(createLogoIcons({ svg }).favicon()).toBe(svg);
  const both = createLogoIcons({ svg, dark }).favicon();
  for (const file of [svg, dark]) expect(both).toContain(`href="${svgDataUri(file)}"`);
  expect(createLogoIcons({ svg }).app()).toContain(svgDataUri(svg));
});
