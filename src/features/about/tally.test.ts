import { expect, test } from 'vitest';
import { tally } from './tally';

/** The leaves of a tally in the paths that match. */
function leaves(value: string, paths = /<path[^>]*>/g): number {
  return tally(value)?.body.match(paths)?.join('').match(/M/g)?.length ?? 0;
}
const outlined = /<path[^>]*-line"[^>]*>/g;
const accented = /<path[^>]*class="bloom"[^>]*>/g;

test.each([
  ['one leaf for each', '7', 7, 0, 0],
  ['leaves and a bud for the plus', '3+', 4, 0, 1],
  ['a percentage of a hundred leaves', '60%+', 100, 39, 1],
  ['a full percentage', '100%', 100, 0, 0],
  ['a rating as petals, ten to a point', '4.9/5', 50, 1, 0],
  ['a limit with the last leaf open', '<24 hours', 24, 1, 0],
])('a tally draws %s: %s', (_, value, all, open, accent) => {
  expect([leaves(value), leaves(value, outlined), leaves(value, accented)]).toEqual([all, open, accent]);
});

test('there is no tally for a value that cannot be counted exactly', () => {
  for (const value of ['many', '1000000+', '4.95/5', '140%', '']) expect(tally(value), value).toBeUndefined();
});
