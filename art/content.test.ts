import { describe, expect, test } from 'vitest';
import { articleIds, articlePlate } from './articles.ts';
import { emblem, emblemIds, rolePlate, roleSlugs } from './emblems.ts';
import { inventedIds, studiesPerArticle } from './inventory.ts';
import { formats } from './plate.ts';
import { range } from './random.ts';
import { schemeNames } from './schemes.ts';
import { serviceIds, servicePlate } from './services.ts';
import { sigil } from './sigil.ts';
import { slideNames, slidePlate } from './slides.ts';
import { study, studyWindow } from './studies.ts';

const neighbors = <Item>(list: readonly Item[]): readonly (readonly [Item, Item])[] =>
  list.slice(1).flatMap((item, index) => {
    const before = list[index];
    return before === undefined ? [] : [[before, item] as const];
  });

describe('neighboring plates', () => {
  test('of the service catalogue do not share a scheme', () => {
    for (const [one, other] of neighbors(serviceIds)) {
      expect(servicePlate(one).scheme, `${one} and ${other}`).not.toBe(servicePlate(other).scheme);
    }
  });

  test('of the slider do not share a scheme', () => {
    for (const [one, other] of neighbors(slideNames)) {
      expect(slidePlate(one).scheme).not.toBe(slidePlate(other).scheme);
    }
  });

  test('of the roles and of the articles do not share a scheme', () => {
    for (const [one, other] of neighbors(roleSlugs)) expect(rolePlate(one).scheme).not.toBe(rolePlate(other).scheme);
    for (const [one, other] of neighbors(articleIds)) {
      expect(articlePlate(one).scheme).not.toBe(articlePlate(other).scheme);
    }
  });

  test('can be told which schemes to avoid when they are seeded', () => {
    for (const id of inventedIds) {
      for (const scheme of schemeNames) {
        expect(servicePlate(id, 'card', [scheme]).scheme).not.toBe(scheme);
        expect(rolePlate(id, [scheme]).scheme).not.toBe(scheme);
      }
    }
  });
});

describe('content without a drawing of its own', () => {
  test('gets a plate in every format', () => {
    for (const id of [...inventedIds, '', 'Ünïcode & <tags>']) {
      for (const format of ['card', 'square', 'banner', 'tall'] as const) {
        const { viewBox, body } = servicePlate(id, format);
        expect(viewBox).toEqual([0, 0, ...formats[format]]);
        expect(body.length).toBeGreaterThan(2000);
        expect(body).toContain('var(--x)');
      }
    }
  });

  test('gets an article plate, a slide, a role plate and an emblem', () => {
    for (const id of inventedIds) {
      expect(articlePlate(id).body).toContain('var(--x)');
      expect(slidePlate(id).body).toContain('var(--x)');
      expect(rolePlate(id).body).toContain('var(--x)');
      expect(emblem(id).body).toContain('var(--x)');
    }
  });

  test('gets different drawings for different names', () => {
    const bodies = range(40).map((index) => servicePlate(`service ${index}`).body);
    expect(new Set(bodies).size).toBe(40);
  });
});

describe('an emblem', () => {
  test('has exactly one bloom color area or flower', () => {
    for (const id of [...emblemIds, ...inventedIds]) {
      const painted = emblem(id).body.match(/fill="var\(--x\)"/g) ?? [];
      expect(painted.length, id).toBeGreaterThanOrEqual(1);
      expect(painted.length, id).toBeLessThanOrEqual(2);
    }
  });
});

describe('a sigil', () => {
  test('has exactly one accent', () => {
    for (const index of range(60)) {
      expect(sigil(`title ${index}`).body.match(/var\(--x\)/g)).toHaveLength(1);
    }
  });
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
