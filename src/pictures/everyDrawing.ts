import { articlePlate } from '@art/articles';
import { crop, svgWithCrops } from '@art/crops';
import { emblem } from '@art/emblems';
import { pictogram } from '@art/pictogram';
import { documentSvg } from '@art/plate';
import { potPlate, seedlingPlate } from '@art/pots';
import { pagePlate, teamPlate } from '@art/scenes';
import { servicePlate } from '@art/services';
import { slidePlate } from '@art/slides';
import { palettes, showsDecorations } from '@/brand/brand';
import { homeServices } from '@/config/limits';
import { routes } from '@/config/routes';
import { getDocument, getEveryJob, getNewestArticles, getServices } from '@/content/queries';
import type { Article } from '@/content/types';
import { signName } from '@/lib/signAddress';
import { subjectOf } from '@/lib/text';
import { searchEntries } from '@/seo/searchIndex';
import { type ContentPicture, contentSvg } from './contentPictures';
import {
  callField,
  type Drawing,
  drawingName,
  emblemDrawing,
  homeFormat,
  landDrawing,
  leadArticlePlate,
  menuField,
  processDrawing,
} from './drawings';

/** The name of a file and its SVG. */
type DrawingFile = readonly [name: string, svg: string];

const fileOf = (drawing: Drawing): DrawingFile => [drawingName(drawing), documentSvg(drawing, palettes)];

/** The files of drawings that only decorate. */
const decorations = (...drawings: Drawing[]): DrawingFile[] => (showsDecorations ? drawings.map(fileOf) : []);

/** The files for a place where content may name a picture of its own: an SVG file is copied, a photograph is not ours. */
const filesFor = (picture: ContentPicture | undefined, drawings: () => Drawing[]): DrawingFile[] =>
  picture ? contentSvg(picture) : drawings().map(fileOf);

/** The same for a place that without a picture of its own is decorated. */
const decorationFor = (picture: ContentPicture | undefined, drawing: Drawing): DrawingFile[] =>
  picture ? contentSvg(picture) : decorations(drawing);

async function pageDrawings(): Promise<DrawingFile[]> {
  const [home, about, services, careers, blog, service, { offices }, contact, notFound] = await Promise.all([
    getDocument('pages/home'),
    getDocument('pages/about'),
    getDocument('pages/services'),
    getDocument('pages/careers'),
    getDocument('pages/blog'),
    getDocument('pages/service'),
    getDocument('site'),
    getDocument('pages/contact'),
    getDocument('pages/not-found'),
  ]);
  const calls = [home, about, services, careers, blog, service].map(({ callToAction }) =>
    callField(callToAction.heading),
  );
  return [
    ...decorations(...calls, menuField(), seedlingPlate(), landDrawing(offices)),
    ...filesFor(home.about.image, () => [pagePlate(home.about, 'espalier')]),
    ...filesFor(about.hero.image, () => [pagePlate(about.hero, 'pergola')]),
    ...filesFor(contact.information.image, () => [pagePlate(contact.information, 'envelope')]),
    // A drawing at the top of this page stands in the page itself.
    ...filesFor(careers.hero.image, () => []),
    ...Object.values(notFound).flatMap((words) => filesFor(words.image, () => [pagePlate(words, 'tendril')])),
  ];
}

async function blockDrawings(): Promise<DrawingFile[]> {
  const [slides, team, values, process, offers] = await Promise.all([
    getDocument('blocks/slides'),
    getDocument('blocks/team'),
    getDocument('blocks/values'),
    getDocument('blocks/process'),
    getDocument('blocks/offers'),
  ]);
  return [
    // A drawing on the first slide stands in the page itself.
    ...slides.items.flatMap((slide, index) =>
      filesFor(slide.image, () => (index === 0 ? [] : [slidePlate(subjectOf(slide))])),
    ),
    ...team.items.flatMap((card) => filesFor(card.image, () => [teamPlate(subjectOf(card))])),
    ...values.items.flatMap((value) => decorationFor(value.image, emblemDrawing(subjectOf(value)))),
    ...process.items.flatMap(({ image }, index) => decorationFor(image, processDrawing(index))),
    ...offers.items.flatMap(({ image }, index) => decorationFor(image, potPlate(index))),
  ];
}

async function serviceDrawings(): Promise<DrawingFile[]> {
  return (await getServices()).flatMap((service, index) =>
    filesFor(service.image, () => {
      const formats = ['banner', 'card', ...(index < homeServices ? [homeFormat(index)] : [])] as const;
      return formats.map((format) => servicePlate(service, format));
    }),
  );
}

/** The plate of an article with the crops of it that are pictures in the article. */
function articleFile(article: Article): DrawingFile {
  const plate = articlePlate(article);
  const pictures = article.blocks.filter(({ type }) => type === 'imageText');
  const crops = pictures.map((_, index) => crop(article, index));
  return [drawingName(plate), svgWithCrops(plate, crops, palettes)];
}

async function articleDrawings(): Promise<DrawingFile[]> {
  const articles = await getNewestArticles();
  return articles.flatMap((article, index) => {
    const pictures = article.blocks.flatMap((block) => (block.type === 'imageText' ? [block.image] : []));
    // Other articles show it as the previous or the next one.
    const isShown = pictures.includes(undefined) || (!article.image && articles.length > 1);
    return [
      ...(isShown ? [articleFile(article)] : []),
      ...filesFor(article.image, () => (index === 0 ? [leadArticlePlate(article)] : [])),
      ...pictures.flatMap((picture) => filesFor(picture, () => [])),
    ];
  });
}

/** The logos of jobs; a job without one has a drawing in its page. */
const jobDrawings = async (): Promise<DrawingFile[]> =>
  (await getEveryJob()).flatMap((job) => filesFor(job.logo, () => []));

/** The drawings beside what the search finds. */
async function searchDrawings(): Promise<DrawingFile[]> {
  const [entries, services, jobs, articles] = await Promise.all([
    searchEntries(),
    getServices(),
    getEveryJob(),
    getNewestArticles(),
  ]);
  const figures = new Map([
    ...services.map(({ id, title }) => [routes.service(id), () => pictogram(title)] as const),
    ...jobs.map((job) => [routes.job(job.id), () => emblem(job)] as const),
    ...articles.map(({ id, title }) => [routes.article(id), () => pictogram(title)] as const),
  ]);
  return entries.flatMap(({ path }) => {
    const figure = figures.get(path)?.();
    return figure ? [[signName(path), documentSvg({ ...figure, scheme: 'paper' }, palettes)]] : [];
  });
}

/** Every drawing that a page shows as a file, and no other, by its name. */
export async function everyDrawing(): Promise<Map<string, string>> {
  const files = await Promise.all([
    pageDrawings(),
    blockDrawings(),
    serviceDrawings(),
    articleDrawings(),
    jobDrawings(),
    showsDecorations ? searchDrawings() : [],
  ]);
  return new Map(files.flat());
}
