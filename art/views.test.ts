import { describe, expect, test } from 'vitest';
import { articlePlate } from './articles.ts';
import { housePalettes } from './house.ts';
import { range } from './primitives/random.ts';
import { plateNames } from './registry.ts';
import { study } from './studies.ts';
import { svgWithViews, viewAddress } from './views.ts';

describe.each(plateNames.articles.slice(0, 3))('the file of an article with the drawing %s', (drawing) => {
  const article = { id: '1', drawing };
  const plate = articlePlate(article);
  const studies = range(5).map((index) => study(article, index));
  const svg = svgWithViews(plate, studies, housePalettes);
  const [, , width, height] = plate.viewBox;

  test('holds the plate once, and a place for every picture in both themes', () => {
    expect(svg.split(plate.body)).toHaveLength(2);
    for (const index of range(studies.length))
      for (const address of Object.values(viewAddress(index))) expect(svg).toContain(`<g id="${address.slice(1)}"/>`);
    expect(new Set(svg.match(/ id="[^"]+"/g)).size).toBe(svg.match(/ id="/g)?.length);
  });

  test('shows the window of each picture, and nothing from outside the plate', () => {
    for (const [index, { viewBox }] of studies.entries()) {
      const rule = new RegExp(
        `#view${index}:target~g\\{[^}]*translate\\(([\\d.-]+)px,([\\d.-]+)px\\)scale\\(([\\d.-]+)\\)\\}`,
      );
      const [x = 0, y = 0, scale = 0] = (rule.exec(svg) ?? []).slice(1).map(Number);
      const [left, top] = [-x / scale, -y / scale];
      const [windowLeft, windowTop, windowWidth, windowHeight] = viewBox;
      expect(left).toBeGreaterThan(-0.1);
      expect(left + width / scale).toBeLessThan(width + 0.1);
      expect(left).toBeLessThan(windowLeft + 0.1);
      expect(left + width / scale).toBeGreaterThan(windowLeft + windowWidth - 0.1);
      expect(top).toBeCloseTo(windowTop, 0);
      expect(height / scale).toBeCloseTo(windowHeight, 0);
    }
  });
});
