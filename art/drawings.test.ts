import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { everyFigure, everyPlate, inventedPlates } from './inventory.ts';
import { documentSvg, inlineSvg } from './plate.ts';
import { samplePalettes, sampleSchemes } from './sampleColors.ts';
import { color } from './schemes.ts';

const plates = [...everyPlate(), ...inventedPlates()];
const figures = everyFigure();
const drawings = [
  ...plates.map(({ id, body }) => ({ name: id, body })),
  ...figures.map(({ name, figure }) => ({ name, body: figure.body })),
];

describe('every drawing', () => {
  test('is the same, byte for byte, each time it is drawn', () => {
    expect([...everyPlate(), ...inventedPlates()]).toEqual(plates);
    expect(everyFigure()).toEqual(figures);
  });

  test('has no style, no script, no id and no link to anything outside, and only valid numbers', () => {
    const forbidden = /style|script|\sid=|href|url\(|NaN|undefined|Infinity|null/;
    for (const { name, body } of drawings) expect(body, name).not.toMatch(forbidden);
  });

  test('paints with the roles of a scheme and nothing else', () => {
    const paints: readonly string[] = ['none', ...Object.values(color)];
    for (const { name, body } of drawings) {
      for (const [, value = ''] of body.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) expect(paints, name).toContain(value);
    }
  });

  test('has circle arcs and straight lines only', () => {
    const number = String.raw`\s*-?(?:\d+\.?\d*|\.\d+)`;
    const circleArc = new RegExp(String.raw`^(${number})\1 0 [01] ?[01]${number}${number}$`);
    for (const { name, body } of drawings) {
      for (const [, data = ''] of body.matchAll(/<path d="([^"]*)"/g)) {
        expect(data, name).toMatch(/^[MLHVAZ\d\s.-]*$/i);
        for (const [, arc = ''] of data.matchAll(/a([^a-z]*)/gi)) expect(` ${arc}`, name).toMatch(circleArc);
      }
    }
  });
});

describe('every plate', () => {
  test('has at most 8 kB, compressed', { timeout: 60_000 }, () => {
    for (const plate of plates.filter(({ id }) => !id.startsWith('crop-')))
      expect(brotliCompressSync(documentSvg(plate, samplePalettes)).length, plate.id).toBeLessThanOrEqual(8 * 1024);
  });

  test('has an id of its own', () => {
    expect(new Set(plates.map(({ id }) => id)).size).toBe(plates.length);
  });

  test('is a complete document with the colors of both themes', () => {
    for (const plate of plates) {
      const document = documentSvg(plate, samplePalettes);
      const [light, dark] = sampleSchemes[plate.scheme].ground;
      expect(document).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" id="dark" /);
      expect(document).toContain(`:root{--g:${light.toLowerCase()};`);
      expect(document).toContain(`:target{--g:${dark.toLowerCase()};`);
      for (const [, role = ''] of document.matchAll(/var\(--(\w)\)/g)) expect(document).toContain(`--${role}:`);
    }
  });
});

test('a drawing inside a page has a class for its colors, and a label or is hidden', () => {
  const figure = { viewBox: [0, 0, 1, 1], body: '' } as const;
  expect(inlineSvg(figure, { scheme: 'page' })).toBe(
    '<svg class="art-page" fill="none" viewBox="0 0 1 1" aria-hidden="true"></svg>',
  );
  expect(inlineSvg(figure, { scheme: 'page', label: 'Q & A' })).toContain('role="img" aria-label="Q &amp; A"');
});
