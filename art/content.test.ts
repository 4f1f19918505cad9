import { describe, expect, test } from 'vitest';
import { articlePlate } from './articles.ts';
import { emblem, rolePlate } from './emblems.ts';
import { inEveryFormat, invented, naming } from './inventory.ts';
import { pictogram } from './pictogram.ts';
import type { Figure, Plate } from './plate.ts';
import { range } from './primitives/random.ts';
import { drawingNames, emblemNames, plateNames, type Subject } from './registry.ts';
import { teamPlate } from './scenes.ts';
import { servicePlate } from './services.ts';
import { slidePlate } from './slides.ts';

const drawn = (names: readonly string[], draw: (subject: Subject) => Plate) => names.map((name) => draw(naming(name)));

test.each([
  ['services', drawn(plateNames.services, (service) => servicePlate(service, 'card'))],
  ['slides', drawn(plateNames.slides, slidePlate)],
  ['roles', drawn(emblemNames.roles, (role) => rolePlate(role))],
  ['articles', drawn(plateNames.articles, (article) => articlePlate(article))],
])('neighbors in the list of %s do not share a scheme', (_, plates) => {
  for (const [index, { id, scheme }] of plates.entries()) expect(scheme, id).not.toBe(plates[index - 1]?.scheme);
});

describe('content without a design of its own', () => {
  test('gets a drawing of every kind and in every format', () => {
    for (const subject of [...invented, { id: '' }, { id: 'Ünïcode & <tags>' }]) {
      const plates = [articlePlate, slidePlate, teamPlate, rolePlate, emblem].map((draw) => draw(subject));
      for (const { body } of [...plates, ...inEveryFormat(subject)]) expect(body).toContain('var(--x)');
    }
  });

  test('gets none because its id happens to be the name of one', () => {
    const differ = (names: readonly string[], draw: (subject: Subject) => Figure) => {
      for (const name of names) expect(draw({ id: name }).body, name).not.toBe(draw(naming(name)).body);
    };
    for (const draw of [articlePlate, slidePlate, teamPlate]) differ(drawingNames.plate, (subject) => draw(subject));
    for (const draw of [rolePlate, emblem]) differ(drawingNames.emblem, draw);
  });

  test('gets different drawings for different ids', () => {
    const bodies = range(40).map((index) => servicePlate({ id: `service ${index}` }, 'card').body);
    expect(new Set(bodies).size).toBe(40);
  });
});

test('an emblem has one area or flower in the color of the bloom', () => {
  for (const subject of [...drawingNames.emblem.map(naming), ...invented])
    expect([1, 2], subject.id).toContain(emblem(subject).body.split('fill="var(--x)"').length - 1);
});

test('nothing blooms on the plate of a closed role', () => {
  for (const subject of [...emblemNames.roles.map(naming), ...invented])
    expect(rolePlate(subject, true).body, subject.id).not.toContain('var(--x)');
});

test('a pictogram has exactly one accent', () => {
  for (const index of range(60)) expect(pictogram(`title ${index}`).body.match(/var\(--x\)/g)).toHaveLength(1);
});
