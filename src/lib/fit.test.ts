import { expect, test } from 'vitest';
import { fitOf } from './fit';

test.each([
  [0, 5, 'none'],
  [1, 5, 'some'],
  [2, 5, 'some'],
  [3, 5, 'most'],
  [4, 5, 'most'],
  [5, 5, 'all'],
  [4, 7, 'some'],
  [1, 1, 'all'],
])('%i of %i ticks say: %s', (count, total, sentence) => {
  expect(fitOf(count, total)).toBe(sentence);
});
