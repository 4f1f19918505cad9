import { expect, test } from 'vitest';
import { fittingScale, textWidth } from './fitText';

test('the width of a text depends on its letters', () => {
  expect(textWidth('Will', 0)).toBeCloseTo(1.85);
  expect(textWidth('WWWW', -0.05)).toBeCloseTo(4.08);
  expect(textWidth('Öl', 0)).toBeCloseTo(1.06);
});

test('a text has its full size if it fits, and else the largest size that fits', () => {
  const scales = [4, 5, 5.1, 8, 10, 50].map((width) => fittingScale(width, 5));
  expect(scales).toEqual([undefined, undefined, 84, 60, 45, 26]);
});
