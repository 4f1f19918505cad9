import { describe, expect, test } from 'vitest';
import { tally } from './tally.ts';

/** The leaves of a tally, in paths that look like this. */
const leaves = (value: string, like = /./): number => {
  const paths = tally(value)?.body.match(/<path[^>]*>/g) ?? [];
  return (
    paths
      .filter((path) => like.test(path))
      .join('')
      .match(/M/g)?.length ?? 0
  );
};
const outlined = (value: string): number => leaves(value, /stroke=/);
const poppy = (value: string): number => leaves(value, /fill="var\(--x\)"/);

describe('a tally', () => {
  test('draws one leaf for each and a poppy leaf for the plus', () => {
    expect(leaves('120+')).toBe(121);
    expect(poppy('120+')).toBe(1);
    expect(leaves('7')).toBe(7);
    expect(poppy('7')).toBe(0);
  });

  test('draws a percentage as that many of a hundred', () => {
    expect(leaves('60%+')).toBe(100);
    expect(outlined('60%+')).toBe(39);
    expect(outlined('100%')).toBe(0);
  });

  test('draws a rating as petals, ten to a point', () => {
    expect(leaves('4.9/5')).toBe(50);
    expect(outlined('4.9/5')).toBe(1);
  });

  test('leaves the last one open when the number is a limit', () => {
    expect(leaves('<24 hours')).toBe(24);
    expect(outlined('<24 hours')).toBe(1);
  });

  test('draws nothing that it cannot count exactly', () => {
    for (const value of ['many', '1000000+', '4.95/5', '140%', '']) expect(tally(value), value).toBeUndefined();
  });
});
