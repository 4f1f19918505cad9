import { expect, test } from 'vitest';
import { titleSize } from './titleSize';

/** Every letter is half an em wide. */
const widths = { of: (word: string) => word.length / 2, space: 0.25 };
const sizeOf = (...sentences: string[]) => titleSize(sentences, 542, widths);

test('a title is set as large as its lines have room', () => {
  expect(sizeOf('Services')).toBe(104);
  expect(sizeOf('One two three four five')).toBe(104);
  expect(sizeOf('One two three four five six seven')).toBe(92);
  expect(sizeOf('Word '.repeat(14).trim())).toBe(62);
});

test('a long word is set smaller than its title alone would be', () => {
  expect(sizeOf('Web Dev')).toBe(104);
  expect(sizeOf('Web Development')).toBe(92);
  expect(sizeOf('Web Developments')).toBe(88);
});

test('sentences do not share a line', () => {
  expect(sizeOf('A. B. C. D.')).toBe(104);
  expect(sizeOf('A.', 'B.', 'C.', 'D.')).toBe(92);
});
