import { expect, test } from 'vitest';
import { articleMinutes } from './readingTime';

const minutesOf = (...texts: string[]) => texts.map((text) => articleMinutes([{ text }]));

test('rounds up to minutes of 230 words, at least one; punctuation is not a word', () => {
  expect(minutesOf('', 'word – '.repeat(230), 'word '.repeat(231))).toEqual([1, 1, 2]);
});

test('a line of code takes three seconds, however many words it has; empty lines take none', () => {
  const code = (lines: number) => `Look:\n\n\`\`\`js\n${'let one = a + b + c + d;\n\n'.repeat(lines)}\`\`\`\n\nDone.`;
  expect(minutesOf(code(19), code(20), code(40))).toEqual([1, 2, 3]);
});

test('pictures take 12 seconds, then 11, and so on to three', () => {
  const minutesWith = (pictures: number) => articleMinutes(Array(pictures).fill({ image: {} }));
  // 57 seconds for six, 63 for seven, 120 for 25.
  expect([6, 7, 25, 26].map(minutesWith)).toEqual([1, 2, 2, 3]);
});
