import { expect, test } from 'vitest';
import { readingTime } from './readingTime';

test('230 words take a minute, the next word begins another', () => {
  expect(readingTime('word '.repeat(230))).toBe(1);
  expect(readingTime('word '.repeat(231))).toBe(2);
});

test('signs that are not words do not count, and nothing takes less than a minute', () => {
  expect(readingTime('word – '.repeat(230))).toBe(1);
  expect(readingTime('')).toBe(1);
});
