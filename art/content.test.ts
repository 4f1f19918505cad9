import { describe, expect, test } from 'vitest';
import { articlePlate } from './articles.ts';
import { emblem, rolePlate } from './emblems.ts';
import { inEveryFormat, invented, naming, studiesPerArticle } from './inventory.ts';
import { pictogram } from './pictogram.ts';
import type { Figure, Plate } from './plate.ts';
import { range } from './primitives/random.ts';
import { drawingNames, emblemNames, plateNames, type Subject } from './registry.ts';
import { teamPlate } from './scenes.ts';
import { formats, servicePlate } from './services.ts';
import { slidePlate } from './slides.ts';
import { study, studyWindow } from './studies.ts';

const neighbors = <Item>(list: readonly Item[]): readonly (readonly [Item, Item])[] =>
  list.slice(1).flatMap((item, index) => {
    const before = list[index];
    return before === undefined ? [] : [[before, item] as const];
  });

const lists: readonly (readonly [name: string, plates: readonly Plate[]])[] = [
  ['service catalogue', plateNames.services.map(naming).map((service) => servicePlate(service, 'card'))],
  ['slider', plateNames.slides.map(naming).map(slidePlate)],
  ['roles', emblemNames.roles.map(naming).map((role) => rolePlate(role))],
  ['articles', plateNames.articles.map(naming).map((article) => articlePlate(article))],
];

test.each(lists)('neighbors in the %s do not share a scheme', (_, plates) => {
  for (const [one, other] of neighbors(plates)) expect(one.scheme, `${one.id}, ${other.id}`).not.toBe(other.scheme);
});

describe('content without a design of its own', () => {
  test('gets a plate in every format', () => {
    for (const subject of [...invented, { id: '' }, { id: 'Ünïcode & <tags>' }]) {
      expect(inEveryFormat(subject).map(({ viewBox }) => viewBox)).toEqual(
        Object.values(formats).map((size) => [0, 0, ...size]),
      );
      for (const { body } of inEveryFormat(subject)) {
        expect(body.length).toBeGreaterThan(2000);
        expect(body).toContain('var(--x)');
      }
    }
  });

  test('gets an article plate, a slide, a team card, a role plate and an emblem', () => {
    const kinds = [articlePlate, slidePlate, teamPlate, rolePlate, emblem];
    for (const subject of invented) for (const draw of kinds) expect(draw(subject).body).toContain('var(--x)');
  });

  test('gets none because its id happens to be the name of one', () => {
    const differ = (names: readonly string[], draw: (subject: Subject) => Figure) => {
      for (const name of names) expect(draw({ id: name }).body, name).not.toBe(draw(naming(name)).body);
    };
    for (const draw of [articlePlate, slidePlate, teamPlate]) differ(drawingNames.plate, (subject) => draw(subject));
    for (const draw of [rolePlate, emblem]) differ(drawingNames.emblem, draw);
  });

  test('gets different drawings for different names', () => {
    const bodies = range(40).map((index) => servicePlate({ id: `service ${index}` }, 'card').body);
    expect(new Set(bodies).size).toBe(40);
  });
});

test('an emblem has exactly one area or flower in the color of the bloom', () => {
  for (const subject of [...drawingNames.emblem.map(naming), ...invented]) {
    const painted = emblem(subject).body.match(/fill="var\(--x\)"/g) ?? [];
    expect(painted.length, subject.id).toBeGreaterThanOrEqual(1);
    expect(painted.length, subject.id).toBeLessThanOrEqual(2);
  }
});

test('nothing blooms on the plate of a closed role', () => {
  for (const subject of [...emblemNames.roles.map(naming), ...invented]) {
    const { body, scheme } = rolePlate(subject, true);
    expect(body, subject.id).not.toContain('var(--x)');
    expect(scheme).toBe('paper');
  }
});

test('a pictogram has exactly one accent', () => {
  for (const index of range(60)) expect(pictogram(`title ${index}`).body.match(/var\(--x\)/g)).toHaveLength(1);
});

describe('the studies of an article', () => {
  const articles = [...drawingNames.plate.map(naming), ...invented];

  test('never show the same window or the same scheme twice in a row', () => {
    for (const article of articles) {
      for (const [one, other] of neighbors(range(30).map((index) => study(article, index)))) {
        expect(one.viewBox, `${one.id} and ${other.id}`).not.toEqual(other.viewBox);
        expect(one.scheme, `${one.id} and ${other.id}`).not.toBe(other.scheme);
      }
    }
  });

  test('begin with a detail in the scheme of the plate', () => {
    for (const article of articles) expect(study(article, 0).scheme).toBe(articlePlate(article).scheme);
  });

  test('stay inside the plate, with the middle of the drawing in view', () => {
    for (const article of articles) {
      for (const index of range(30)) {
        const [left, top, width, height] = study(article, index).viewBox;
        const { x, y } = studyWindow(article, index);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(640.01);
        expect(top + height).toBeLessThanOrEqual(480.01);
        expect(height / width).toBeCloseTo(0.8);
        expect(x > left && x < left + width && y > top && y < top + height, `${article.id} ${index}`).toBe(true);
      }
    }
  });

  test('show as many different windows as a long article needs', () => {
    for (const article of plateNames.articles.map(naming)) {
      const boxes = range(studiesPerArticle).map((index) => study(article, index).viewBox.join(' '));
      expect(new Set(boxes).size).toBe(studiesPerArticle);
    }
  });
});
