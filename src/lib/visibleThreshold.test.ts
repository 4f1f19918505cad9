import { describe, expect, test } from 'vitest';
import { visibleThreshold } from './visibleThreshold';

describe('visibleThreshold', () => {
  test('leaves the share alone where that much fits into the view', () => {
    expect(visibleThreshold(0.5, 800, 844)).toBe(0.5);
    expect(visibleThreshold(0.3, 2000, 844)).toBe(0.3);
  });

  test('asks for a little less than fits where the element is too tall', () => {
    expect(visibleThreshold(0.5, 1000, 390)).toBeCloseTo(0.382);
    expect(visibleThreshold(0.5, 1000, 390) * 1000).toBeLessThan(390);
  });

  test('takes an element without a height as it is', () => {
    expect(visibleThreshold(0.5, 0, 844)).toBe(0.5);
  });
});
