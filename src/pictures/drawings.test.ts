import { expect, test } from 'vitest';
import { drawing, drawingFile, drawingFor, toPicture } from './drawings';
import { emblem, rolePlate, servicePlate } from './plates';

test('the file with the most similar aspect ratio is used', () => {
  expect(drawingFor('plates/pergola', [3, 1]).id).toBe('plates/pergola');
  expect(drawingFor('plates/pergola', [1, 1]).id).toBe('plates/pergola.narrow');
  expect(() => drawing('plates/nothing')).toThrow('art/plates/nothing.svg is missing.');
});

test('neighbors without a drawing get different generic ones, in rotation', () => {
  const ids = Array.from({ length: 40 }, (_, index) => [
    servicePlate({ order: index + 1 }).id,
    emblem({}, index + 1).id,
    rolePlate({ order: index + 1, isClosed: false }).id,
  ]);
  for (const [index, neighbors] of ids.entries())
    for (const [kind, id] of neighbors.entries()) expect(id).not.toBe(ids[index - 1]?.[kind]);
  expect(servicePlate({ order: 1 }).scheme).not.toBe(servicePlate({ order: 2 }).scheme);
});

test('a role whose emblem has no plate of the same name gets a generic one', () => {
  expect(rolePlate({ drawing: 'integrity', order: 1, isClosed: false }).id).toMatch(/^plates\/generic-/);
});

test('the plate of a closed role has no blossoms', () => {
  expect(rolePlate({ drawing: 'react', order: 1, isClosed: false }).body).toContain('class="bloom"');
  expect(rolePlate({ drawing: 'react', order: 1, isClosed: true }).body).not.toContain('bloom');
});

test('a file has the colors of both themes, by the fragment of its address', () => {
  const picture = toPicture(drawing('plates/web-dev'));
  expect(picture).toMatchObject({ src: '/drawings/plates/web-dev.svg', dark: '/drawings/plates/web-dev.svg#dark' });
  const file = drawingFile({
    id: 'plates/example',
    scheme: 'mist',
    classes: new Set(['main', 'second-line']),
    viewBox: [0, 0, 40, 30],
    fill: 'none',
    body: '<path class="main second-line" d="M0 0h9v9z"/>',
  });
  expect(file).toMatch(/^<svg [^>]*id="dark" fill="none" viewBox="0 0 40 30" width="40" height="30">/);
  expect(file).toMatch(/[^ ]\.second-line \{ stroke: #\w{6} \}.*:target \.second-line \{ stroke: #\w{6} \}/);
  expect(file).toMatch(/<style>\.main \{ fill: #\w{6} \}.*:target \.main \{ fill: #\w{6} \}/);
});
