import { describe, expect, test } from 'vitest';
import { articleIds, articlePlate } from './articles.ts';
import { emblem, emblemIds, rolePlate, roleSlugs } from './emblems.ts';
import { inEveryFormat, inventedIds, studiesPerArticle } from './inventory.ts';
import { pictogram } from './pictogram.ts';
import type { Plate } from './plate.ts';
import { range } from './primitives/random.ts';
import { formats, serviceIds, servicePlate } from './services.ts';
import { slideNames, slidePlate } from './slides.ts';
import { study, studyWindow } from './studies.ts';

const neighbors = <Item>(list: readonly Item[]): readonly (readonly [Item, Item])[] =>
  list.slice(1).flatMap((item, index) => {
    const before = list[index];
    return before === undefined ? [] : [[before, item] as const];
  });

const lists: readonly (readonly [name: string, plates: readonly Plate[]])[] = [
  ['service catalogue', serviceIds.map((id) => servicePlate(id, 'card'))],
  ['slider', slideNames.map(slidePlate)],
  ['roles', roleSlugs.map(rolePlate)],
  ['articles', articleIds.map((id) => articlePlate(id))],
];

test.each(lists)('neighbors in the %s do not share a scheme', (_, plates) => {
  for (const [one, other] of neighbors(plates)) expect(one.scheme, `${one.id}, ${other.id}`).not.toBe(other.scheme);
});

describe('content without a design of its own', () => {
  test('gets a plate in every format', () => {
    for (const id of [...inventedIds, '', 'Ünïcode & <tags>']) {
      expect(inEveryFormat(id).map(({ viewBox }) => viewBox)).toEqual(
        Object.values(formats).map((size) => [0, 0, ...size]),
      );
      for (const { body } of inEveryFormat(id)) {
        expect(body.length).toBeGreaterThan(2000);
        expect(body).toContain('var(--x)');
      }
    }
  });

  test('gets an article plate, a slide, a role plate and an emblem', () => {
    for (const id of inventedIds) {
      for (const { body } of [articlePlate(id), slidePlate(id), rolePlate(id), emblem(id)])
        expect(body).toContain('var(--x)');
    }
  });

  test('gets different drawings for different names', () => {
    const bodies = range(40).map((index) => servicePlate(`service ${index}`, 'card').body);
    expect(new Set(bodies).size).toBe(40);
  });
});

test('an emblem has exactly one area or flower in the color of the bloom', () => {
  for (const id of [...emblemIds, ...inventedIds]) {
    const painted = emblem(id).body.match(/fill="var\(--x\)"/g) ?? [];
    expect(painted.length, id).toBeGreaterThanOrEqual(1);
    expect(painted.length, id).toBeLessThanOrEqual(2);
  }
});

test('a pictogram has exactly one accent', () => {
  for (const index of range(60)) expect(pictogram(`title ${index}`).body.match(/var\(--x\)/g)).toHaveLength(1);
});

describe('the studies of an article', () => {
  const ids = [...articleIds, ...inventedIds];

  test('never show the same window or the same scheme twice in a row', () => {
    for (const id of ids) {
      for (const [one, other] of neighbors(range(30).map((index) => study(id, index)))) {
        expect(one.viewBox, `${one.id} and ${other.id}`).not.toEqual(other.viewBox);
        expect(one.scheme, `${one.id} and ${other.id}`).not.toBe(other.scheme);
      }
    }
  });

  test('begin with a detail in the scheme of the plate', () => {
    for (const id of ids) expect(study(id, 0).scheme).toBe(articlePlate(id).scheme);
  });

  test('stay inside the plate, with the middle of the drawing in view', () => {
    for (const id of ids) {
      for (const index of range(30)) {
        const [left, top, width, height] = study(id, index).viewBox;
        const { x, y } = studyWindow(id, index);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(640.01);
        expect(top + height).toBeLessThanOrEqual(480.01);
        expect(height / width).toBeCloseTo(0.8);
        expect(x > left && x < left + width && y > top && y < top + height, `${id} ${index}`).toBe(true);
      }
    }
  });

  test('show as many different windows as a long article needs', () => {
    for (const id of articleIds) {
      const boxes = range(studiesPerArticle).map((index) => study(id, index).viewBox.join(' '));
      expect(new Set(boxes).size).toBe(studiesPerArticle);
    }
  });
});
