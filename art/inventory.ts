import { articleIds, articlePlate } from './articles.ts';
import { emblem, emblemIds, rolePlate, roleSlugs } from './emblems.ts';
import type { Figure, Format, Plate } from './plate.ts';
import { range } from './random.ts';
import { growthField } from './scenes/growthField.ts';
import { potCount, potPlate } from './scenes/pots.ts';
import { processPanels } from './scenes/process.ts';
import { questionMark } from './scenes/question.ts';
import { seedling } from './scenes/seedling.ts';
import { worldMap } from './scenes/world.ts';
import { sceneNames, scenePlate } from './scenes.ts';
import type { SettingName } from './schemes.ts';
import { serviceIds, servicePlate } from './services.ts';
import { sigil } from './sigil.ts';
import { slideNames, slidePlate } from './slides.ts';
import { sparks } from './sparks.ts';
import { study } from './studies.ts';
import { tally } from './tally.ts';
import { hiringClimb, inlineBloom, serviceClimb, taglineVine, taglineVinePhone } from './vine.ts';

export type NamedFigure = Readonly<{ name: string; setting: SettingName; figure: Figure }>;

/** Ids without a drawing of their own, to look at what new content gets. */
export const inventedIds = ['data-platforms', 'robotics', 'green-it', 'support-24', 'maps', 'payments'] as const;

/** How many pictures of every article are shown and tested. */
export const studiesPerArticle = 7;

/** The formats of a service plate. */
export const formatNames: readonly Format[] = ['card', 'square', 'banner', 'tall'];

/** Every plate with a drawing of its own, for tests and for the contact sheet. */
export function everyPlate(): readonly Plate[] {
  return [
    ...slideNames.map(slidePlate),
    ...serviceIds.flatMap((id) => formatNames.map((format) => servicePlate(id, format))),
    ...articleIds.map((id) => articlePlate(id)),
    ...sceneNames.map((name) => scenePlate(name)),
    scenePlate('pergola', [640, 520]),
    ...range(potCount).map(potPlate),
    ...roleSlugs.map((slug) => rolePlate(slug)),
    ...articleIds.flatMap((id) => range(studiesPerArticle).map((index) => study(id, index))),
  ];
}

/** Plates for content without a drawing of its own. */
export function inventedPlates(): readonly Plate[] {
  return inventedIds.flatMap((id) => [
    ...formatNames.map((format) => servicePlate(id, format)),
    slidePlate(id),
    articlePlate(id),
    rolePlate(id),
    ...range(studiesPerArticle).map((index) => study(id, index)),
  ]);
}

const places = [
  { longitude: 73.86, latitude: 18.52 },
  { longitude: 103.82, latitude: 1.35 },
  { longitude: -78.83, latitude: 35.82 },
] as const;

const onPage = (name: string, figure: Figure): NamedFigure => ({ name, setting: 'page', figure });

const tallies = ['3+', '120+', '60%+', '4.9/5', '<24 hours'].flatMap((value) => {
  const figure = tally(value);
  return figure ? [onPage(`tally ${value}`, figure)] : [];
});

/** Every drawing that stands on the page without a ground of its own. */
export function everyFigure(): readonly NamedFigure[] {
  return [
    onPage('tagline vine', taglineVine()),
    onPage('tagline vine, phone', taglineVinePhone()),
    onPage('hiring climb', hiringClimb()),
    onPage('service climb', serviceClimb()),
    onPage('inline bloom', inlineBloom()),
    onPage('question mark', questionMark()),
    { name: 'seedling', setting: 'receipt', figure: seedling() },
    { name: 'world map', setting: 'map', figure: worldMap(places) },
    { name: 'growth field', setting: 'accent', figure: growthField() },
    {
      name: 'growth field, menu',
      setting: 'band',
      figure: growthField({ columns: 11, seed: 'menu', blooms: 2 }),
    },
    ...processPanels().map(
      (figure, index): NamedFigure => ({
        name: `process ${index + 1}`,
        setting: 'band',
        figure,
      }),
    ),
    ...[...emblemIds, ...inventedIds].map((id) => onPage(`emblem ${id}`, emblem(id))),
    ...inventedIds.map((id) => onPage(`sigil ${id}`, sigil(id))),
    ...sparks().map(({ figure }, index) => onPage(`spark ${index + 1}`, figure)),
    ...tallies,
  ];
}
