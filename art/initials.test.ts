import { expect, test } from 'vitest';
import { iconsOf } from './icons.ts';
import { initial } from './initials.ts';
import { sampleSchemes } from './sampleColors.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('every letter has slats and one leaf of its own', () => {
  const marks = alphabet.map((letter) => initial(`${letter}rbour`));
  expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBe(26);
  for (const { ink, accent } of marks) {
    for (const d of [ink, accent]) expect(d).toMatch(/^M[\d.,HVAhvazMZ -]+$/);
    expect(accent.match(/M/g)).toHaveLength(1);
  }
});

test('a letter with an accent is the letter, and what is no letter is a sprout', () => {
  expect(initial('Élan')).toEqual(initial('elan'));
  expect(initial('42 North')).toEqual(initial('Ω'));
  expect(alphabet.map((letter) => initial(letter))).not.toContainEqual(initial('42 North'));
});

test('the icons show the mark in the colors of the brand; in one color it is one shape', () => {
  const icons = iconsOf(initial('Kestrel'), initial('Kestrel', 7), sampleSchemes);
  const { ink, accent } = initial('Kestrel');
  expect(icons.monochrome()).toContain(`<path d="${ink}${accent}"/>`);
  expect(icons.app(180)).toContain(`<path fill="${sampleSchemes.paper.bloom[0]}" d="${accent}"/>`);
  expect(icons.favicon()).toContain(`<path class="f" d="${initial('K', 7).accent}"/>`);
});
