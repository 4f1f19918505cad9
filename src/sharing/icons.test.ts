import { expect, test } from 'vitest';
import { svgDataUri } from '@/lib/checkSvg';
import { iconsOfFile } from './icons';

test('a square logo is the favicon as it is; with one for dark backgrounds the favicon holds both', () => {
  const [svg, dark] = ['<svg>light</svg>', '<svg>dark</svg>'];
  expect(iconsOfFile({ svg }).favicon()).toBe(svg);
  const both = iconsOfFile({ svg, dark }).favicon();
  for (const file of [svg, dark]) expect(both).toContain(`href="${svgDataUri(file)}"`);
  expect(iconsOfFile({ svg }).app()).toContain(svgDataUri(svg));
});
