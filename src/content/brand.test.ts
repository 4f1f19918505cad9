// What is said of a brand that cannot be, and of a drawing that does not exist.
import { expect, test } from 'vitest';
import { said, saidOf } from '../../tests/support/mistakes';

const brand = (colors: { ink?: string; ground?: string; accent?: string }, more = '') => {
  const { ink = '#16305c', ground = '#eadfc8', accent = '#ff6f5c' } = colors;
  return `ink: "${ink}"\nground: "${ground}"\naccent: "${accent}"\n${more}`;
};

test('nothing is said of a brand that can be read', () => {
  expect(said({ 'brand.yaml': brand({}) })).toEqual([]);
});

test.each([
  [{ ink: '#7a8a99' }, 1, 'ink', 'The ink is too light to be read. Choose a darker color (lightness 42% or less).'],
  [
    { ground: '#8899aa' },
    2,
    'ground',
    'The ground is too dark for a page. Choose a lighter color (lightness 78% or more).',
  ],
  [
    { accent: '#9a8f8a' },
    3,
    'accent',
    'The accent is nearly gray. One color has to bloom: choose a stronger one (chroma 0.10 or more).',
  ],
  [
    { accent: '#8b0000' },
    3,
    'accent',
    'The accent is too dark or too light to carry dark words. Keep its lightness between 55% and 92%.',
  ],
  [
    { accent: '#fbff8a' },
    3,
    'accent',
    'The accent is too dark or too light to carry dark words. Keep its lightness between 55% and 92%.',
  ],
  [
    { accent: '#2f6fde' },
    3,
    'accent',
    'Accent and ink are nearly the same color. A flower would not be seen on its leaves: choose another accent.',
  ],
] as const)('%j is refused', (colors, line, field, sentence) => {
  const [color] = Object.values(colors);
  expect(said({ 'brand.yaml': brand(colors) })).toEqual([
    `content/brand.yaml, line ${line}: the field "${field}" is "${color}". ${sentence}`,
  ]);
});

const fields = 'Known fields: "ink", "ground", "accent", "mark".';

test.each([
  ['second: "#16305c"', `the field "second" is not known. ${fields}`],
  ['scheme: night', `the field "scheme" is not known. ${fields}`],
  [
    'mark: mark.png',
    'the field "mark" should be an SVG in content/pictures, such as pictures/mark.svg, but is "mark.png". What belongs there: An SVG in content/pictures, of two colors on a square. Without it the initial of the name is built.',
  ],
])('%s is refused', (line, sentence) => {
  expect(said({ 'brand.yaml': brand({}, line) })).toEqual([`content/brand.yaml, line 4: ${sentence}`]);
});

test('a color without quotation marks is a comment, and one that is none is named', () => {
  const [comment] = said({ 'brand.yaml': brand({}).replace('"#16305c"', '#16305c') });
  expect(comment).toContain('the field "ink" ends before #; what follows is a comment that nobody sees.');
  expect(said({ 'brand.yaml': brand({ ink: 'navy' }) })[0]).toContain(
    'the field "ink" should be a color of six digits, such as "#10312a", but is "navy".',
  );
});

test('a mark is refused where its file is missing, or not what a mark may be', () => {
  const file = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${content}</svg>`;
  const mark = (content: string) =>
    said({ 'brand.yaml': brand({}, 'mark: pictures/mark.svg'), 'pictures/mark.svg': file(content) });
  expect(mark('<path d="M0 0h30v30z"/>')).toEqual([]);
  expect(mark('<script>go()</script>')).toEqual([
    'content/brand.yaml, line 4: the field "mark" names "pictures/mark.svg", which has a <script> element.',
  ]);
  expect(said({ 'brand.yaml': brand({}, 'mark: pictures/mark.svg') })).toEqual([
    'content/brand.yaml, line 4: the field "mark" names "pictures/mark.svg", which content/pictures does not have. It has: nothing.',
  ]);
});

test.each([
  ['services/roots.yaml', 'lead:', 'trelis', 'Near it: "trellis".'],
  ['articles/roots.yaml', 'blocks:', 'hook', 'Near it: "hooks".'],
  ['jobs/gardener.yaml', 'employment:', 'reakt', 'Near it: "react".'],
])('%s with a drawing that does not exist', (path, field, name, near) => {
  const [sentence] = saidOf(path, field, `drawing: ${name}\n${field}`);
  expect(sentence).toContain(`the field "drawing" names "${name}", but there is no such drawing. ${near}`);
});

test('a drawing that is like no other is answered with all of them, and an emblem is no plate', () => {
  const [sentence] = saidOf('services/roots.yaml', 'lead:', 'drawing: integrity\nlead:');
  expect(sentence).toContain('names "integrity", but there is no such drawing. There are: "web-dev", ');
});
