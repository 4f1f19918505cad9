import { expect, test } from 'vitest';
import { visibleThreshold } from './visibleThreshold';

test.each([
  [800, 844, 0.5],
  [1000, 390, 0.3822],
  [0, 844, 0.5],
])('of an element %i pixels high, half or what fits into %i must be seen', (height, viewHeight, share) => {
  expect(visibleThreshold(0.5, height, viewHeight)).toBeCloseTo(share, 4);
});
