import { expect, test } from 'vitest';
import { articleMinutes } from './readingTime';

test('230 words take a minute, the next begins another; signs are no words, and nothing takes less than a minute', () => {
  const minutes = ['', 'word – '.repeat(230), 'word '.repeat(231)].map((text) => articleMinutes([{ text }]));
  expect(minutes).toEqual([1, 1, 2]);
});
