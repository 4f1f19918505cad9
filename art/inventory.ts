// Every drawing, for the tests and for the contact sheet.
import { articlePlate } from './articles.ts';
import { blogTiles } from './blogTiles.ts';
import { crop } from './crops.ts';
import { emblem, rolePlate } from './emblems.ts';
import { growthField } from './growthField.ts';
import { pictogram } from './pictogram.ts';
import type { Figure, Plate } from './plate.ts';
import { potPlate, seedlingPlate } from './pots.ts';
import { range } from './primitives/random.ts';
import { processPanel } from './processPanels.ts';
import { drawingNames, emblemNames, plateNames, type Subject } from './registry.ts';
import { scenePlate, teamPlate } from './scenes.ts';
import type { SurfaceName } from './schemes.ts';
import { type Format, formats, servicePlate } from './services.ts';
import { slidePlate } from './slides.ts';
import { taglineVine, taglineVinePhone } from './taglineVine.ts';
import { tally } from './tally.ts';
import { hiringClimb, inlineBlossom, questionMark, serviceClimb } from './vines.ts';
import { officePins, worldLand } from './worldMap.ts';

export type NamedFigure = Readonly<{ name: string; surface: SurfaceName; figure: Figure }>;

/** Ids without a design of their own, to look at what new content gets. */
const inventedIds = ['data-platforms', 'robotics', 'green-it', 'support-24', 'maps', 'payments'] as const;

/** Content that names a drawing, and content that names none. */
export const naming = (drawing: string): Subject => ({ id: drawing, drawing });
export const invented: readonly Subject[] = inventedIds.map((id) => ({ id }));

const crops = (article: Subject): Plate[] => range(4).map((index) => crop(article, index));

/** A service in every format. */
export const inEveryFormat = (service: Subject): Plate[] =>
  Object.keys(formats).map((format) => servicePlate(service, format as Format));

/** Every plate with a design of its own. */
export function everyPlate(): readonly Plate[] {
  return [
    ...plateNames.slides.map(naming).map(slidePlate),
    ...plateNames.services.map(naming).flatMap(inEveryFormat),
    ...plateNames.articles.map(naming).map((article) => articlePlate(article)),
    ...plateNames.scenes.map((name) => scenePlate(name)),
    scenePlate('pergola', [640, 520]),
    ...range(4).map(potPlate),
    seedlingPlate(),
    ...emblemNames.roles.map(naming).flatMap((role) => [rolePlate(role), rolePlate(role, true)]),
    ...plateNames.articles.map(naming).flatMap(crops),
  ];
}

/** Plates for content without a design of its own. */
export function inventedPlates(): readonly Plate[] {
  return invented.flatMap((subject) => [
    ...inEveryFormat(subject),
    slidePlate(subject),
    articlePlate(subject),
    rolePlate(subject),
    teamPlate(subject),
    ...crops(subject),
  ]);
}

const places = [
  { longitude: 73.86, latitude: 18.52 },
  { longitude: 103.82, latitude: 1.35 },
  { longitude: -78.83, latitude: 35.82 },
] as const;

const on = (surface: SurfaceName, name: string, figure: Figure): NamedFigure => ({ name, surface, figure });

const tallies = ['3+', '120+', '60%+', '4.9/5', '<24 hours'].flatMap((value) => {
  const figure = tally(value);
  return figure ? [on('page', `tally ${value}`, figure)] : [];
});

const taglineLines = (...widths: readonly number[]) =>
  widths.map((width, index) => ({ width, sentence: Math.floor((2 * index) / widths.length) }));
const taglines = [
  on('page', 'tagline vine', taglineVine({ lines: taglineLines(3.668, 4.013), size: 19.55, leading: 0.86 })),
  on(
    'page',
    'tagline vine, four lines',
    taglineVine({ lines: taglineLines(3.75, 3.67, 2.78, 3.5), size: 13, leading: 0.88 }),
  ),
  on(
    'page',
    'tagline vine, phone',
    taglineVinePhone({ lines: taglineLines(1.479, 2.05, 1.599, 2.275), size: 37.2, leading: 0.82 }),
  ),
];

/** Every figure, with the surface it is on. */
export function everyFigure(): readonly NamedFigure[] {
  return [
    ...taglines,
    on('page', 'hiring climb', hiringClimb(8)),
    on('page', 'service climb', serviceClimb(5)),
    on('page', 'inline blossom', inlineBlossom()),
    on('page', 'question mark', questionMark()),
    on('map', 'world map', worldLand(places)),
    on('map', 'offices', officePins(places)),
    on('accent', 'growth field', growthField({ columns: 36, seed: 'field', power: 1.15, from: 0.03, blooms: 5 })),
    on('band', 'growth field, menu', growthField({ columns: 11, seed: 'menu', power: 0.9, from: 0.1, blooms: 2 })),
    ...range(4).map((index) => on('band', `process ${index + 1}`, processPanel(index))),
    ...[...drawingNames.emblem.map(naming), ...invented].map((subject) =>
      on('page', `emblem ${subject.id}`, emblem(subject)),
    ),
    ...inventedIds.map((id) => on('page', `pictogram ${id}`, pictogram(id))),
    ...blogTiles().map(({ figure }, index) => on('page', `tile ${index + 1}`, figure)),
    ...tallies,
  ];
}
