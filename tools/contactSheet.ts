// node tools/contactSheet.ts: a sheet of every drawing to look at, in the colors of the brand.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyFigure, everyPlate, inventedPlates } from '../art/inventory.ts';
import { inlineSvg, makePlate, type Plate } from '../art/plate.ts';
import { blossom, seedhead, standardBlossom } from '../art/primitives/blossom.ts';
import { half, quadrant, quarter, rings } from '../art/primitives/circles.ts';
import { dandelion, tulip, umbel } from '../art/primitives/flowers.ts';
import { uprightRoute } from '../art/primitives/geometry.ts';
import { bladeAt, frond, leaf, tendril } from '../art/primitives/plants.ts';
import { frameBars, lattice, stem, wovenFrame } from '../art/primitives/structures.ts';
import { disc, each, weight } from '../art/primitives/svg.ts';
import { color, type SchemeName, schemeNames } from '../art/schemes.ts';
import { colorsOf } from '../src/brand/colors.ts';
import { brandIn } from '../src/brand/read.ts';
import { branded, drawingsSheet } from '../src/brand/styleSheets.ts';

const colors = colorsOf(brandIn(readFileSync('content/brand.yaml', 'utf8')));

const onCell = (id: string, scheme: SchemeName, body: string): Plate =>
  makePlate(id, { scheme, draw: () => body }, [160, 160]);

const primitives = Object.entries({
  lattice: lattice(20, 20, 140, 140, 40, { opacity: 0.8, nodes: 2.5 }),
  'woven frame': wovenFrame([20, 60, 100, 140], [40, 80, 120], 160, 160, frameBars(5, 0.6)),
  stem: stem(uprightRoute(20, 140, 80, 80, 40, 140, 20), { radius: 24, width: 7, stroke: color.main }),
  leaf: leaf(20, 140, 140, 20, { veins: 11 }),
  'split leaf': leaf(20, 140, 140, 20, { fill2: color.main, veins: 11 }),
  blade: bladeAt(20, 140, 169.7, -45, { curve: 0.9, fill: color.main }),
  frond: frond(80, 144, 130, -90, 5, { fill: color.main, size: 0.36 }),
  tendril: tendril(70, 150, 36, 6, color.main),
  blossom: blossom(80, 80, 64, { ...standardBlossom, seeds: 22 }),
  'seed head': disc(80, 80, 62) + seedhead(80, 80, 56, 150),
  tulip: tulip(80, 130, 50, color.bloom, color.tint),
  dandelion: dandelion(80, 80, 64, 32),
  umbel: umbel(80, 130, 100, { disc: 13, dot: 5 }),
  'quarter, half':
    quarter(20, 20, 60, quadrant.lowerRight, color.main) +
    quarter(140, 80, 60, quadrant.upperLeft, color.bloom) +
    half(50, 140, 30, -90, color.second) +
    half(110, 140, 30, -90),
  rings: rings(80, 80, 10, 60, 10, { width: weight.fine }),
}).map(([name, body]) => onCell(name, 'paper', body));

const flowers = schemeNames.map((name) => onCell(name, name, blossom(80, 80, 64, standardBlossom)));

const shown = (drawing: string, caption: string): string =>
  `<figure>${drawing}<figcaption>${caption}</figcaption></figure>`;

const plates = (list: readonly Plate[]): string =>
  each(list, (plate) => shown(inlineSvg(plate, { scheme: plate.scheme }), `${plate.id}, ${plate.scheme}`));

const section = (title: string, columns: number, content: string): string =>
  `<h2>${title}</h2><div class="row row-${columns}">${content}</div>`;

// The columns of each kind of plate and figure; the name of a kind is how its names begin.
const plateKinds = { slide: 5, service: 8, article: 5, study: 7, scene: 4, pot: 4, seedling: 8, role: 7 };
const figureKinds = {
  tagline: 2,
  hiring: 2,
  service: 2,
  world: 2,
  growth: 2,
  process: 4,
  emblem: 9,
  inline: 8,
  question: 8,
  pictogram: 8,
  tally: 8,
  tile: 10,
};

type Theme = 'light' | 'dark';

function style(theme: Theme): string {
  const columns = [2, 4, 5, 6, 7, 8, 9, 10, 15].map(
    (count) => `.row-${count}{grid-template-columns:repeat(${count},1fr)}`,
  );
  return `${branded(readFileSync('src/styles/tokens.css', 'utf8'), colors)}${drawingsSheet(colors)}
:root{color-scheme:${theme}}
body{margin:0;padding:48px;background:var(--paper);color:var(--ink);font:14px/1.4 sans-serif}
h2{font-size:30px;font-weight:500;margin:56px 0 16px;border-top:1px solid;padding-top:12px}
figure{margin:0}figcaption{margin-top:4px;font-size:12px}
.row{display:grid;gap:20px 14px;align-items:end;margin-bottom:20px}${columns.join('')}
svg{display:block;width:100%;height:auto}
.art-band{background:var(--band)}.art-accent{background:var(--accent)}`;
}

function sheet(theme: Theme): string {
  const own = everyPlate();
  const figures = everyFigure();
  const sections = [
    section('Primitives', 15, plates(primitives)),
    section('Schemes', 6, plates(flowers)),
    ...Object.entries(plateKinds).map(([kind, columns]) =>
      section(`Plates: ${kind}`, columns, plates(own.filter(({ id }) => id.startsWith(kind)))),
    ),
    ...Object.entries(figureKinds).map(([kind, columns]) => {
      const ofKind = figures.filter(({ name }) => name.startsWith(kind));
      const drawn = each(ofKind, ({ name, setting, figure }) => shown(inlineSvg(figure, { scheme: setting }), name));
      return section(`Figures: ${kind}`, columns, drawn);
    }),
    section('Plates of content without a design of its own', 7, plates(inventedPlates())),
  ];
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Drawings, ${theme}</title>` +
    `<style>${style(theme)}</style><body>${sections.join('\n')}</body></html>\n`
  );
}

const folder = 'screens/art';
mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark'] as const) writeFileSync(join(folder, `${theme}.html`), sheet(theme));
console.log(`Open ${folder}/light.html and ${folder}/dark.html.`);
