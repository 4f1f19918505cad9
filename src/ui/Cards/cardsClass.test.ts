import { expect, test } from 'vitest';
import { cardsClass } from './cardsClass';

test.each([
  [1, 1, 1],
  [2, 2, 2],
  [4, 4, 2],
  [5, 5, 5],
  [6, 3, 3],
  [7, 4, 4],
  [8, 4, 2],
  [10, 5, 2],
])('%i cards are in rows of %i, and of %i on a tablet', (count, wide, narrow) => {
  expect(cardsClass(count)).toMatch(new RegExp(`^cards \\S*most${wide}\\S* \\S*narrow${narrow}\\S*$`));
});
