import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleIds, articlePlate } from './articles.ts';
import { blossom, houseBlossom, seedhead } from './blossom.ts';
import { lattice, slat, stem } from './built.ts';
import { rolePlate, roleSlugs } from './emblems.ts';
import { bladeAt, frond, leaf, tendril, tulip } from './grown.ts';
import { everyFigure, formatNames, inventedIds } from './inventory.ts';
import { type Figure, inlineSvg, type Plate, plateOf } from './plate.ts';
import { range } from './random.ts';
import { half, quadrant, quarter, rings } from './round.ts';
import { potCount, potPlate } from './scenes/pots.ts';
import { sceneNames, scenePlate } from './scenes.ts';
import { color, schemeCss, schemeNames, type Theme, themes } from './schemes.ts';
import { serviceIds, servicePlate } from './services.ts';
import { slideNames, slidePlate } from './slides.ts';
import { study } from './studies.ts';
import { disc, each, weight } from './svg.ts';

const onCell = (body: string): Figure => ({ viewBox: [0, 0, 160, 160], body });
const route = [
  [20, 140],
  [20, 80],
  [80, 80],
  [80, 40],
  [140, 40],
  [140, 20],
] as const;

const primitives: readonly (readonly [name: string, drawing: string])[] = [
  ['lattice', lattice(20, 20, 140, 140, 40, { opacity: 0.8, nodes: 2.5 })],
  [
    'slat',
    each([20, 60, 100, 140], (x) => slat(x - 5, 20, 10, 120, color.highlight)) +
      each([40, 80, 120], (y) => slat(15, y - 5, 130, 10, color.highlight)),
  ],
  ['stem', stem(route, { radius: 24, width: 7, stroke: color.main })],
  ['leaf', leaf(20, 140, 140, 20, { veins: 11 })],
  ['split leaf', leaf(20, 140, 140, 20, { fill2: color.main, veins: 11 })],
  ['blade', bladeAt(20, 140, 169.7, -45, { curve: 0.9, fill: color.main })],
  ['blossom', blossom(80, 80, 64, { ...houseBlossom, seeds: 22 })],
  ['seed head', disc(80, 80, 62) + seedhead(80, 80, 56, 150)],
  [
    'quarter, half',
    quarter(20, 20, 60, quadrant.lowerRight, color.main) +
      quarter(140, 80, 60, quadrant.upperLeft, color.bloom) +
      half(50, 140, 30, -90, color.second) +
      half(110, 140, 30, -90),
  ],
  ['rings, arcs', rings(80, 80, 10, 60, 10, { width: weight.fine })],
  ['tendril', tendril(20, 110, 44, 6, { width: 6, stroke: color.main, shrink: 0.7 })],
  ['frond', frond(80, 144, 130, -90, 5, { fill: color.main, size: 0.36 })],
  ['tulip', tulip(80, 130, 50, color.bloom, color.tint)],
];

const shown = (drawing: string, caption: string): string =>
  `<figure>${drawing}<figcaption>${caption}</figcaption></figure>`;
const plates = (list: readonly Plate[]): string =>
  each(list, (plate) => shown(inlineSvg(plate), `${plate.id}, ${plate.scheme}`));
const row = (columns: number, content: string): string => `<div class="row row-${columns}">${content}</div>`;
const section = (title: string, content: string): string => `<h2>${title}</h2>${content}`;

function style(theme: Theme): string {
  const columns = [1, 2, 4, 5, 6, 7, 8, 11, 13].map(
    (count) => `.row-${count}{grid-template-columns:repeat(${count},1fr)}`,
  );
  return `${readFileSync('src/styles/tokens.css', 'utf8')}${schemeCss()}
:root{color-scheme:${theme}}
body{margin:0;padding:48px;background:var(--paper);color:var(--ink);font:14px/1.4 sans-serif}
h2{font-size:30px;font-weight:500;margin:56px 0 16px;border-top:1px solid;padding-top:12px}
figure{margin:0}figcaption{margin-top:4px;font-size:12px}
.row{display:grid;gap:20px 14px;align-items:end;margin-bottom:20px}${columns.join('')}
svg{display:block;width:100%;height:auto}
.art-band{background:var(--band)}.art-accent{background:var(--accent)}`;
}

function sheet(theme: Theme): string {
  const figures = everyFigure();
  const figure = (from: string): string =>
    each(
      figures.filter(({ name }) => name.startsWith(from)),
      (entry) => shown(inlineSvg(entry.figure, { scheme: entry.setting }), entry.name),
    );
  const wide = ['tagline vine', 'hiring', 'service climb', 'world', 'growth'];
  const sections = [
    section(
      'Primitives',
      row(
        13,
        each(primitives, ([name, body]) => shown(inlineSvg(plateOf(onCell(body), name, 'paper', name)), name)),
      ),
    ),
    section('Slides', row(5, plates(slideNames.map(slidePlate)))),
    section('Services', row(7, plates(serviceIds.map((id) => servicePlate(id))))),
    section(
      'One drawing, four formats',
      row(4, plates(formatNames.map((format) => servicePlate('automated-testing', format)))),
    ),
    section('Articles', row(5, plates(articleIds.map((id) => articlePlate(id))))),
    section('Studies', row(6, plates(articleIds.flatMap((id) => range(6).map((index) => study(id, index)))))),
    section(
      'Scenes',
      row(4, plates([...sceneNames.map((name) => scenePlate(name)), scenePlate('pergola', [640, 520])])),
    ),
    section('Potting on', row(4, plates(range(potCount).map(potPlate)))),
    section('Roles', row(7, plates(roleSlugs.map((slug) => rolePlate(slug))))),
    section('Emblems', row(11, figure('emblem'))),
    section('Vines, map, fields', row(2, each(wide, figure))),
    section('Process', row(4, figure('process'))),
    section(
      'Small drawings',
      row(
        8,
        figure('inline') +
          figure('question') +
          figure('seedling') +
          figure('sigil') +
          figure('tally') +
          figure('spark'),
      ),
    ),
    section(
      'New services',
      each(formatNames, (format) => row(6, plates(inventedIds.map((id) => servicePlate(id, format))))),
    ),
    section(
      'New slides, articles and roles',
      row(
        6,
        plates([
          ...inventedIds.map(slidePlate),
          ...inventedIds.map((id) => articlePlate(id)),
          ...inventedIds.map((id) => rolePlate(id)),
        ]),
      ),
    ),
    section(
      'Studies of new articles',
      row(6, plates(inventedIds.flatMap((id) => range(6).map((index) => study(id, index))))),
    ),
    section(
      'Schemes',
      row(6, plates(schemeNames.map((name) => plateOf(onCell(blossom(80, 80, 64, houseBlossom)), name, name, name)))),
    ),
  ];
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Artwork, ${theme}</title>` +
    `<style>${style(theme)}</style><body>${sections.join('\n')}</body></html>\n`
  );
}

// npm run art: the colors of the drawings for the style sheets, and a sheet of everything to look at.
const folder = 'screens/art';
mkdirSync(folder, { recursive: true });
for (const theme of themes) writeFileSync(join(folder, `${theme}.html`), sheet(theme));
writeFileSync('src/styles/art.css', schemeCss());
console.log(`Open ${folder}/light.html and ${folder}/dark.html.`);
