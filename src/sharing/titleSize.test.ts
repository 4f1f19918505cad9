import { expect, test } from 'vitest';
import { titleSize } from './titleSize';

/** Every letter is half an em wide. */
const widths = { of: (word: string) => word.length / 2, space: 0.25 };

test.each([
  [['Services'], 104],
  [['One two three four five'], 104],
  [['One two three four five six seven'], 92],
  [['Word '.repeat(14).trim()], 62],
  // A long word is set smaller than its title alone would be.
  [['Web Development'], 92],
  [['Web Developments'], 88],
  // Sentences do not share a line.
  [['A. B. C. D.'], 104],
  [['A.', 'B.', 'C.', 'D.'], 92],
])('%j is set as large as its lines have room', (sentences, size) => {
  expect(titleSize(sentences, 542, widths)).toBe(size);
});
