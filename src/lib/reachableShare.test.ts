import { describe, expect, test } from 'vitest';
import { reachableShare } from './reachableShare';

describe('reachableShare', () => {
  test('leaves the share alone where that much fits into the view', () => {
    expect(reachableShare(0.5, 800, 844)).toBe(0.5);
    expect(reachableShare(0.3, 2000, 844)).toBe(0.3);
  });

  test('asks for a little less than fits where the element is too tall', () => {
    expect(reachableShare(0.5, 1000, 390)).toBeCloseTo(0.382);
    expect(reachableShare(0.5, 1000, 390) * 1000).toBeLessThan(390);
  });

  test('takes an element without a height as it is', () => {
    expect(reachableShare(0.5, 0, 844)).toBe(0.5);
  });
});
