import { expect, test } from 'vitest';
import { articleMinutes } from './readingTime';

test('rounds up to minutes of 230 words, at least one; punctuation is not a word', () => {
  const minutes = ['', 'word – '.repeat(230), 'word '.repeat(231)].map((text) => articleMinutes([{ text }]));
  expect(minutes).toEqual([1, 1, 2]);
});
