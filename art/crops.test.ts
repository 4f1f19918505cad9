import { describe, expect, test } from 'vitest';
import { articlePlate } from './articles.ts';
import { crop, cropFragments, cropWindow, svgWithCrops } from './crops.ts';
import { invented, naming } from './inventory.ts';
import { range } from './primitives/random.ts';
import { drawingNames } from './registry.ts';
import { samplePalettes } from './sampleColors.ts';

const articles = [...drawingNames.plate.map(naming), ...invented];

describe.each(articles)('the crops of an article with the drawing $drawing', (article) => {
  const crops = range(12).map((index) => crop(article, index));

  test('begin in the scheme of the plate, and never repeat a window or a scheme at once', () => {
    expect(crops[0]?.scheme).toBe(articlePlate(article).scheme);
    for (const [index, { viewBox, scheme }] of crops.entries()) {
      expect(viewBox).not.toEqual(crops[index - 1]?.viewBox);
      expect(scheme).not.toBe(crops[index - 1]?.scheme);
    }
  });

  test('stay inside the plate and show the middle of their window', () => {
    for (const [index, { viewBox }] of crops.entries()) {
      const [left, top, width, height] = viewBox;
      const { x, y } = cropWindow(article, index);
      expect(Math.min(left, top, 640.01 - left - width, 480.01 - top - height)).toBeGreaterThanOrEqual(0);
      expect(height / width).toBeCloseTo(0.8);
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
  });
});

describe('the file of an article', () => {
  const article = naming('eye');
  const plate = articlePlate(article);
  const crops = range(5).map((index) => crop(article, index));
  const svg = svgWithCrops(plate, crops, samplePalettes);

  test('holds the plate once, and a target for every crop in both themes', () => {
    expect(svg.split(plate.body)).toHaveLength(2);
    for (const index of range(crops.length))
      for (const fragment of Object.values(cropFragments(index)))
        expect(svg).toContain(`<g id="${fragment.slice(1)}"/>`);
    expect(new Set(svg.match(/ id="[^"]+"/g)).size).toBe(svg.match(/ id="/g)?.length);
  });

  test('moves the window of each crop into view, and shows nothing from outside the plate', () => {
    for (const [index, { viewBox }] of crops.entries()) {
      const { light } = cropFragments(index);
      const rule = new RegExp(String.raw`${light}:target~g\{[^}]*translate\((.+?)px,(.+?)px\)scale\((.+?)\)\}`);
      const [x = 0, y = 0, scale = 0] = (rule.exec(svg) ?? []).slice(1).map(Number);
      const [left, top, width, height] = viewBox;
      const [from, shown] = [-x / scale, 640 / scale];
      expect(from).toBeGreaterThan(-0.1);
      expect(from + shown).toBeLessThan(640.1);
      expect(from).toBeLessThan(left + 0.1);
      expect(from + shown).toBeGreaterThan(left + width - 0.1);
      expect(-y / scale).toBeCloseTo(top, 0);
      expect(480 / scale).toBeCloseTo(height, 0);
    }
  });
});
