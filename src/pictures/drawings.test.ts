import { expect, test } from 'vitest';
import { drawing, drawingFiles, drawingFor, toPicture } from './drawings';
import { emblem, rolePlate, servicePlate } from './plates';
import { documentSvg, inlineSvg } from './svg';

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
  expect(rolePlate({ drawing: 'react', order: 1, isClosed: false }).body).toContain('var(--art-bloom)');
  expect(rolePlate({ drawing: 'react', order: 1, isClosed: true }).body).not.toContain('var(--art-bloom)');
});

test('a file contains the colors of both themes', () => {
  for (const plate of drawingFiles()) {
    const svg = documentSvg(plate);
    for (const [, role = ''] of svg.matchAll(/var\(--(art-\w+)\)/g))
      expect(svg, plate.id).toMatch(new RegExp(`:root\\{[^}]*--${role}:#.*:target\\{[^}]*--${role}:#`));
    expect(svg, plate.id).not.toMatch(/var\(--(?!art-)|class="(?!draw|leaf|bloomer)/);
  }
  expect(toPicture(drawing('figures/land'))).toMatchObject({ src: '/drawings/figures/land.svg' });
});

test('a figure has no background; a plate has one', () => {
  expect(drawing('emblems/react').body).not.toMatch(/^<rect/);
  expect(drawing('plates/react').body).toMatch(/^<rect fill="var\(--art-ground\)"/);
});

test('an inline drawing has a class for its colors, and a label or aria-hidden', () => {
  const figure = { viewBox: [0, 0, 1, 1], body: '' } as const;
  expect(inlineSvg(figure, { scheme: 'page' })).toBe(
    '<svg class="art-page" fill="none" viewBox="0 0 1 1" aria-hidden="true"></svg>',
  );
  expect(inlineSvg(figure, { scheme: 'page', label: 'Q & A' })).toContain('role="img" aria-label="Q &amp; A"');
});
