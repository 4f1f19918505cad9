import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { housePalettes, houseSchemes } from './house.ts';
import { everyFigure, everyPlate, inventedPlates } from './inventory.ts';
import { documentSvg, inlineSvg } from './plate.ts';
import { color } from './schemes.ts';

const plates = [...everyPlate(), ...inventedPlates()];
const figures = everyFigure();

// A study shows its article's plate, a role plate its emblem, and a format does not change what a plate is made of.
const subject = (name: string): string =>
  name
    .replace(/^study-(.*)-\d+$/, 'article-$1')
    .replace(/^role-(.*?)(?:-closed)?$/, 'emblem $1')
    .replace(/-(card|square|banner|tall)$/, '');

const drawings = [
  ...plates.map(({ id, body }) => ({ name: id, subject: subject(id), body })),
  ...figures.map(({ name, figure }) => ({ name, subject: name, body: figure.body })),
];

const pathsOf = (body: string): readonly string[] =>
  Array.from(body.matchAll(/<path d="([^"]*)"/g), ([, data = '']) => data);

type Segment = Readonly<{
  command: string;
  values: readonly number[];
  /** The step from the last point, for lines. */
  dx: number;
  dy: number;
}>;

// The segments of path data, each with the step that it makes.
function segments(data: string): readonly Segment[] {
  const result: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', text = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command.toUpperCase();
    const [baseX, baseY] = command === kind ? [0, 0] : [x, y];
    const [beforeX, beforeY] = [x, y];
    if (kind === 'Z') [x, y] = [startX, startY];
    else if (kind === 'H') x = baseX + (values[0] ?? 0);
    else if (kind === 'V') y = baseY + (values[0] ?? 0);
    else [x, y] = [baseX + (values.at(-2) ?? 0), baseY + (values.at(-1) ?? 0)];
    if (kind === 'M') [startX, startY] = [x, y];
    result.push({ command: kind, values, dx: x - beforeX, dy: y - beforeY });
  }
  return result;
}

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe('every drawing', () => {
  test('comes out the same, byte for byte, each time it is drawn', () => {
    expect([...everyPlate(), ...inventedPlates()]).toEqual(plates);
    expect(everyFigure()).toEqual(figures);
  });

  test('has no style, no script, no id and no link to anything outside', () => {
    for (const { name, body } of drawings) expect(body, name).not.toMatch(/style|script|\sid=|href|url\(/);
  });

  test('paints with the roles of a scheme and nothing else', () => {
    const paints: readonly string[] = ['none', ...Object.values(color)];
    for (const { name, body } of drawings) {
      for (const [, value = ''] of body.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) expect(paints, name).toContain(value);
    }
  });

  test('has no number that is not one', () => {
    for (const { name, body } of drawings) expect(body, name).not.toMatch(/NaN|undefined|Infinity|null/);
  });
});

describe('the geometry of every drawing', () => {
  // The rib and the veins of a leaf are drawn right after its outline and start at one of its tips.
  const isVein = (data: string, before: string): boolean => {
    const [, tip] = /^M(-?[\d.]+ -?[\d.]+)L/.exec(data) ?? [];
    return tip !== undefined && /^M[^MLHV]*Z$/.test(before) && before.includes(tip);
  };

  const oblique: ReadonlyMap<string, string> = new Map([
    ['service-web-dev', 'the slash of the code tag'],
    ['service-iot-services', 'radial filaments of the seed clock, and its seeds in flight'],
    ['service-ecommerce-dev', 'the price tag'],
    ['service-ui-ux-design', 'the tangent of the arc and the cursor'],
    ['service-devops-cicd', 'the crossing of the loop'],
    ['service-it-consulting', 'the ticks of the compass'],
    ['slide-meadow', 'radial filaments of the clock and the umbels'],
    ['slide-terraces', 'the branches of the honesty plant'],
    ['article-eye', 'rays'],
    ['article-fan', 'ticks, the ribs of the swatches and the cursor'],
    ['article-helm', 'the spokes of the helm'],
    ['scene-envelope-640', 'the flap of the envelope'],
    ['scene-grafting-480', 'the cleft of the graft'],
    ['scene-nursery-800', 'the umbel and the leaning fronds'],
    ['scene-resting-800', 'the spout of the can'],
    ['emblem green-it', 'the rays of a network'],
    ...['article-robotics', 'article-support-24', 'service-robotics', 'slide-data-platforms', 'slide-payments'].map(
      (id) => [id, 'the rays of a seeded umbel or dandelion'] as const,
    ),
  ]);

  const turned: ReadonlyMap<string, string> = new Map([
    ['service-automated-testing', 'the ladybird, which walks along a rib'],
    ['service-ecommerce-dev', 'the price tag'],
    ['service-custom-software', 'the tile that is about to be fitted'],
    ['service-ui-ux-design', 'the handle on the tangent'],
    ['article-pods', 'the pods'],
    ['article-key', 'the key'],
  ]);

  test('knows circle arcs and lines only', () => {
    const isCircleArc = ([rx, ry, turn, ...rest]: readonly number[]): boolean =>
      rx === ry && turn === 0 && rest.length === 4;
    const strange = drawings.flatMap(({ name, body }) =>
      pathsOf(body)
        .filter((data) =>
          segments(data).some(
            ({ command, values }) => !'MLHVAZ'.includes(command) || (command === 'A' && !isCircleArc(values)),
          ),
        )
        .map((data) => `${name}: ${data}`),
    );
    expect(strange).toEqual([]);
  });

  test('keeps its lines level or upright, but for the exceptions that are named here', () => {
    const isOblique = (data: string): boolean =>
      segments(data).some(({ command, dx, dy }) => command === 'L' && Math.min(Math.abs(dx), Math.abs(dy)) > 0.15);
    const found = drawings.filter(({ body }) => {
      const paths = pathsOf(body);
      return paths.some((data, index) => {
        return isOblique(data) && !isVein(data, paths[index - 1] ?? '');
      });
    });
    expect([...new Set(found.map((drawing) => drawing.subject))].sort()).toEqual([...oblique.keys()].sort());
  });

  test('stands straight, but for the objects that are named here', () => {
    const found = drawings
      .filter(({ body }) =>
        Array.from(body.matchAll(/rotate\((-?[\d.]+)/g)).some(([, angle]) => Number(angle) % 90 !== 0),
      )
      .map((drawing) => drawing.subject);
    expect([...new Set(found)].sort()).toEqual([...turned.keys()].sort());
  });
});

describe('every plate', () => {
  test('takes at most 8 kB in the network', { timeout: 60_000 }, () => {
    const first = plates.filter(({ id }) => !/^study-.*-[1-9]\d*$/.test(id));
    for (const plate of first)
      expect(brotli(documentSvg(plate, housePalettes)), plate.id).toBeLessThanOrEqual(8 * 1024);
  });

  test('has an id of its own', () => {
    expect(new Set(plates.map(({ id }) => id)).size).toBe(plates.length);
  });

  test('is a complete document with the colors of both themes', () => {
    for (const plate of plates) {
      const document = documentSvg(plate, housePalettes);
      const [light, dark] = houseSchemes[plate.scheme].ground;
      expect(document).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" id="dark" /);
      expect(document).toContain(`:root{--g:${light.toLowerCase()};`);
      expect(document).toContain(`:target{--g:${dark.toLowerCase()};`);
      for (const [, role = ''] of document.matchAll(/var\(--(\w)\)/g)) expect(document).toContain(`--${role}:`);
    }
  });
});

test('a drawing inside a page has a class for its colors and says its name or hides', () => {
  const figure = { viewBox: [0, 0, 1, 1], body: '' } as const;
  expect(inlineSvg(figure, { scheme: 'page' })).toBe(
    '<svg class="art-page" fill="none" viewBox="0 0 1 1" aria-hidden="true"></svg>',
  );
  expect(inlineSvg(figure, { scheme: 'page', label: 'Q & A' })).toContain('role="img" aria-label="Q &amp; A"');
});
