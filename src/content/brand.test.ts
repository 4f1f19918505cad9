// Errors in brand.yaml and in names of drawings.
import { expect, test } from 'vitest';
import { errorMessages, messagesAfterChange } from '../../tests/support/contentErrors';

const brand = (colors: { ink?: string; ground?: string; accent?: string }, more = '') => {
  const { ink = '#16305c', ground = '#eadfc8', accent = '#ff6f5c' } = colors;
  return `ink: "${ink}"\nground: "${ground}"\naccent: "${accent}"\n${more}`;
};

const fields = 'Known fields: "ink", "ground", "accent", "logo", "drawings".';

test.each([
  ['scheme: night', `the field "scheme" is not known. ${fields}`],
  [
    'logo: { file: logo.png }',
    'the field "logo, file" should be an SVG or a PNG in content/pictures, such as pictures/logo.svg, but is "logo.png". Expected: File. An SVG or a PNG in content/pictures, shown as it is. A wide one is shown without the name beside it.',
  ],
])('%s is rejected', (line, sentence) => {
  expect(errorMessages({ 'brand.yaml': brand({}, line) })).toEqual([`content/brand.yaml, line 4: ${sentence}`]);
});

test('an invalid color is reported, and any valid color is accepted', () => {
  expect(errorMessages({ 'brand.yaml': brand({ ink: '#ffffff', ground: '#000000', accent: '#808080' }) })).toEqual([]);
  expect(errorMessages({ 'brand.yaml': brand({ ink: 'navy' }) })[0]).toContain(
    'the field "ink" should be a color of six digits, such as "#10312a", but is "navy".',
  );
});

test('a logo is rejected if its file is missing or unsuitable', () => {
  const file = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${content}</svg>`;
  const yaml = brand({}, 'logo: { file: pictures/logo.svg, dark: pictures/dark.svg }');
  const field = (name: string) => `content/brand.yaml, line 4: the field "logo, ${name}" refers to "pictures/`;
  const logos = (light: string, dark: string) =>
    errorMessages({ 'brand.yaml': yaml, 'pictures/logo.svg': file(light), 'pictures/dark.svg': file(dark) });
  expect(logos('<path d="M0 0h30v30z" style="fill:red"/>', '<path d="M0 0h30v30z"/>')).toEqual([]);
  expect(logos('<script>go()</script>', '<text>H</text>')).toEqual([
    `${field('file')}logo.svg", which has a <script> element.`,
    `${field('dark')}dark.svg", which has a <text> element. Turn words into paths.`,
  ]);
  expect(errorMessages({ 'brand.yaml': yaml })[0]).toBe(
    `${field('file')}logo.svg", which content/pictures does not have. Available: none.`,
  );
});

test.each([
  ['services/roots.yaml', 'lead:', 'trelis', 'Similar: "trellis".'],
  ['articles/roots.yaml', 'blocks:', 'hook', 'Similar: "hooks".'],
  ['jobs/gardener.yaml', 'employment:', 'reakt', 'Similar: "react".'],
])('%s with an unknown drawing', (path, field, name, near) => {
  const [sentence] = messagesAfterChange(path, field, `drawing: ${name}\n${field}`);
  expect(sentence).toContain(`the field "drawing" refers to "${name}", but there is no such drawing. ${near}`);
});

test('a plate is not a diagram', () => {
  const diagram = '    diagram:\n      name: trellis\n      alt: Words';
  const [sentence] = messagesAfterChange(
    'articles/roots.yaml',
    '  - type: imageText',
    `  - type: imageText\n${diagram}`,
  );
  expect(sentence).toContain('the field "blocks 1, diagram, name" refers to "trellis", but there is no such drawing.');
});

test('an emblem is not a plate; a name without similar ones is answered with the whole list', () => {
  const [sentence] = messagesAfterChange('services/roots.yaml', 'lead:', 'drawing: integrity\nlead:');
  expect(sentence).toContain('refers to "integrity", but there is no such drawing. Available: "ai-ml", ');
});
