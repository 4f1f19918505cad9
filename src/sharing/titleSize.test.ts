import { expect, test } from 'vitest';
import { titleSize } from './titleSize';

test('a title is set smaller the longer it is', () => {
  const titles = ['Services', 'Microservices with Spring', 'How AI is changing the work of IT', 'a '.repeat(30)];
  expect(titles.map((title) => titleSize(title, 900))).toEqual([104, 88, 76, 62]);
});

test('a long word is set smaller than its title alone would be', () => {
  expect(titleSize('Web Dev', 542)).toBe(104);
  expect(titleSize('Web Development', 542)).toBe(88);
});
