import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { everyFigure, everyPlate, inventedPlates } from './inventory.ts';
import { segments } from './pathData.ts';
import { documentSvg, inlineSvg } from './plate.ts';
import { roles, schemes } from './schemes.ts';

const own = everyPlate();
const invented = inventedPlates();
const plates = [...own, ...invented];
const figures = everyFigure();

// A study shows its article's plate, a role plate its emblem, and a format does not change what a plate is made of.
const subject = (name: string): string =>
  name
    .replace(/^study-(.*)-\d+$/, 'article-$1')
    .replace(/^role-/, 'emblem ')
    .replace(/-(card|square|banner|tall)$/, '');

// A seeded plate is made like all others of its composition, which its title names.
const composition = (title: string): string => title.replace(/: a (detail|variation).*$/, '');

const drawings = [
  ...own.map(({ id, body }) => ({ name: id, subject: subject(id), body })),
  ...invented.map(({ id, title, body }) => ({
    name: id,
    subject: id.startsWith('role-') ? subject(id) : composition(title),
    body,
  })),
  ...figures.map(({ name, figure }) => ({ name, subject: name, body: figure.body })),
];

const pathsOf = (body: string): readonly string[] =>
  Array.from(body.matchAll(/<path d="([^"]*)"/g), ([, data = '']) => data);

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
    for (const { name, body } of drawings) {
      for (const [, value = ''] of body.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) {
        const role = /^var\(--(.)\)$/.exec(value)?.[1];
        expect(value === 'none' || roles.some((known) => known === role), `${name}: ${value}`).toBe(true);
      }
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
    ['article-1', 'rays'],
    ['article-9', 'ticks, the ribs of the swatches and the cursor'],
    ['article-10', 'the spokes of the helm'],
    ['scene-envelope-640', 'the flap of the envelope'],
    ['scene-grafting-480', 'the cleft of the graft'],
    ['scene-nursery-800', 'the umbel and the leaning fronds'],
    ['emblem green-it', 'the rays of a network'],
    ['One plant in flower before a disc', 'the rays of an umbel'],
    ['A row of meadow plants, one of them in large bloom', 'radial filaments'],
  ]);

  const turned: ReadonlyMap<string, string> = new Map([
    ['service-automated-testing', 'the ladybird, which walks along a rib'],
    ['service-ecommerce-dev', 'the price tag'],
    ['service-custom-software', 'the tile that is about to be fitted'],
    ['service-ui-ux-design', 'the handle on the tangent'],
    ['article-3', 'the pods'],
    ['article-7', 'the key'],
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
    for (const plate of first) expect(brotli(inlineSvg(plate)), plate.id).toBeLessThanOrEqual(8 * 1024);
    const largest = [...first].sort((one, other) => other.body.length - one.body.length).slice(0, 5);
    for (const plate of largest) expect(brotli(documentSvg(plate)), plate.id).toBeLessThanOrEqual(8 * 1024);
  });

  test('has an id of its own and a title', () => {
    expect(new Set(plates.map(({ id }) => id)).size).toBe(plates.length);
    for (const { title } of plates) expect(title.length).toBeGreaterThan(3);
  });

  test('names its scheme in a class when it stands inside a page', () => {
    for (const plate of plates) expect(inlineSvg(plate)).toContain(`class="art art-${plate.scheme}"`);
  });

  test('is a complete document with the colors of both themes when it stands alone', () => {
    for (const plate of plates) {
      const document = documentSvg(plate);
      const { light, dark } = schemes[plate.scheme];
      expect(document).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
      expect(document).toContain(`--g:light-dark(${light.g.toLowerCase()},${dark.g.toLowerCase()})`);
      for (const [, role = ''] of document.matchAll(/var\(--(\w)\)/g)) expect(document).toContain(`--${role}:`);
    }
  });

  test('says its name to assistive technology, or hides when it is only decoration', () => {
    const [plate] = plates;
    if (!plate) throw new Error('There are no plates.');
    expect(inlineSvg(plate)).toContain(`role="img" aria-label="${plate.title}"`);
    expect(inlineSvg(plate, { label: 'Q & A' })).toContain('aria-label="Q &amp; A"');
    expect(inlineSvg(plate, { label: '' })).toContain('aria-hidden="true"');
  });
});
