import { expect, test } from 'vitest';
import { initial } from './initials';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('every letter has slats and a leaf, and differs from the others', () => {
  const marks = alphabet.map((letter) => initial(`${letter}rbour`));
  expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBe(26);
  for (const { ink, accent } of marks) {
    for (const d of [ink, accent]) expect(d).toMatch(/^M[\d.,HVAhvazMZ -]+$/);
    expect(accent.match(/M/g)).toHaveLength(1);
  }
});

test('accents are ignored; without a Latin letter the mark is a sprout', () => {
  expect(initial('Élan')).toEqual(initial('elan'));
  expect(initial('42 North')).toEqual(initial('Ω'));
  expect(alphabet.map((letter) => initial(letter))).not.toContainEqual(initial('42 North'));
});
