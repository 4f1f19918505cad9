// What is said of a brand that cannot be, and of a drawing that does not exist.
import { expect, test } from 'vitest';
import { said, saidOf } from '../../tests/support/contentErrors';

const brand = (colors: { ink?: string; ground?: string; accent?: string }, more = '') => {
  const { ink = '#16305c', ground = '#eadfc8', accent = '#ff6f5c' } = colors;
  return `ink: "${ink}"\nground: "${ground}"\naccent: "${accent}"\n${more}`;
};

const fields = 'Known fields: "ink", "ground", "accent", "logo", "drawings".';

test.each([
  ['scheme: night', `the field "scheme" is not known. ${fields}`],
  [
    'logo: { file: logo.png }',
    'the field "logo, file" should be an SVG or a PNG in content/pictures, such as pictures/logo.svg, but is "logo.png". What belongs there: File. An SVG or a PNG in content/pictures, shown as it is. A wide one is shown without the name beside it.',
  ],
])('%s is refused', (line, sentence) => {
  expect(said({ 'brand.yaml': brand({}, line) })).toEqual([`content/brand.yaml, line 4: ${sentence}`]);
});

test('a color that is none is named, and any other is accepted', () => {
  expect(said({ 'brand.yaml': brand({ ink: '#ffffff', ground: '#000000', accent: '#808080' }) })).toEqual([]);
  expect(said({ 'brand.yaml': brand({ ink: 'navy' }) })[0]).toContain(
    'the field "ink" should be a color of six digits, such as "#10312a", but is "navy".',
  );
});

test('a logo is refused where its file is missing, or not what a logo may be', () => {
  const file = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${content}</svg>`;
  const yaml = brand({}, 'logo: { file: pictures/logo.svg, dark: pictures/dark.svg }');
  const field = (name: string) => `content/brand.yaml, line 4: the field "logo, ${name}" names "pictures/`;
  const logos = (light: string, dark: string) =>
    said({ 'brand.yaml': yaml, 'pictures/logo.svg': file(light), 'pictures/dark.svg': file(dark) });
  expect(logos('<path d="M0 0h30v30z" style="fill:red"/>', '<path d="M0 0h30v30z"/>')).toEqual([]);
  expect(logos('<script>go()</script>', '<text>H</text>')).toEqual([
    `${field('file')}logo.svg", which has a <script> element.`,
    `${field('dark')}dark.svg", which has a <text> element. Turn words into paths.`,
  ]);
  expect(said({ 'brand.yaml': yaml })[0]).toBe(
    `${field('file')}logo.svg", which content/pictures does not have. It has: nothing.`,
  );
});

test.each([
  ['services/roots.yaml', 'lead:', 'trelis', 'Near it: "trellis".'],
  ['articles/roots.yaml', 'blocks:', 'hook', 'Near it: "hooks".'],
  ['jobs/gardener.yaml', 'employment:', 'reakt', 'Near it: "react".'],
])('%s with a drawing that does not exist', (path, field, name, near) => {
  const [sentence] = saidOf(path, field, `drawing: ${name}\n${field}`);
  expect(sentence).toContain(`the field "drawing" names "${name}", but there is no such drawing. ${near}`);
});

test('a diagram that does not exist is no drawing, and neither is a plate', () => {
  const diagram = '    diagram:\n      name: trellis\n      alt: Words';
  const [sentence] = saidOf('articles/roots.yaml', '  - type: imageText', `  - type: imageText\n${diagram}`);
  expect(sentence).toContain('the field "blocks 1, diagram, name" names "trellis", but there is no such drawing.');
});

test('a drawing that is like no other is answered with all of them, and an emblem is no plate', () => {
  const [sentence] = saidOf('services/roots.yaml', 'lead:', 'drawing: integrity\nlead:');
  expect(sentence).toContain('names "integrity", but there is no such drawing. There are: "ai-ml", ');
});
