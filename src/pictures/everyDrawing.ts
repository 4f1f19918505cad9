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
import {
  type Article,
  getDocuments,
  getEveryJob,
  getNewestArticles,
  getServices,
  type Service,
} from '@/content/queries';
import type { Documents } from '@/content/schemas/contract';
import { signName } from '@/lib/signAddress';
import { subjectOf } from '@/lib/text';
import type { SitePage } from '@/seo/page';
import { getPages } from '@/seo/pages';
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

/** The drawings that only decorate, unless content/brand.yaml leaves them out. */
const decorations = (...drawings: Drawing[]) => (showsDecorations ? drawings : []);

/** The files for a place where content may name a picture of its own: an SVG file is copied, a photograph is not ours. */
const filesFor = (picture: ContentPicture | undefined, ...drawings: Drawing[]): DrawingFile[] =>
  picture ? contentSvg(picture) : drawings.map(fileOf);

function pageDrawings(documents: Documents): DrawingFile[] {
  const { 'pages/home': home, 'pages/about': about, 'pages/contact': contact, 'pages/careers': careers } = documents;
  const calls = Object.values(documents).flatMap((words) => ('callToAction' in words ? [words.callToAction] : []));
  return [
    ...decorations(...calls.map(({ heading }) => callField(heading)), menuField(), seedlingPlate()).map(fileOf),
    ...decorations(landDrawing(documents.site.offices)).map(fileOf),
    ...filesFor(home.about.image, pagePlate(home.about, 'espalier')),
    ...filesFor(about.hero.image, pagePlate(about.hero, 'pergola')),
    ...filesFor(contact.information.image, pagePlate(contact.information, 'envelope')),
    // A drawing at the top of this page stands in the page itself.
    ...filesFor(careers.hero.image),
    ...Object.values(documents['pages/not-found']).flatMap((words) =>
      filesFor(words.image, pagePlate(words, 'tendril')),
    ),
  ];
}

const blockDrawings = (documents: Documents): DrawingFile[] => [
  // A drawing on the first slide stands in the page itself.
  ...documents['blocks/slides'].items.flatMap((slide, index) =>
    filesFor(slide.image, ...(index === 0 ? [] : [slidePlate(subjectOf(slide))])),
  ),
  ...documents['blocks/team'].items.flatMap((card) => filesFor(card.image, teamPlate(subjectOf(card)))),
  ...documents['blocks/values'].items.flatMap((value) =>
    filesFor(value.image, ...decorations(emblemDrawing(subjectOf(value)))),
  ),
  ...documents['blocks/process'].items.flatMap(({ image }, index) =>
    filesFor(image, ...decorations(processDrawing(index))),
  ),
  ...documents['blocks/offers'].items.flatMap(({ image }, index) => filesFor(image, ...decorations(potPlate(index)))),
];

function serviceDrawings(service: Service, index: number): DrawingFile[] {
  const formats = ['banner', 'card', ...(index < homeServices ? [homeFormat(index)] : [])] as const;
  return filesFor(service.image, ...formats.map((format) => servicePlate(service, format)));
}

function articleDrawings(article: Article, index: number, { length }: readonly Article[]): DrawingFile[] {
  const pictures = article.blocks.flatMap((block) => (block.type === 'imageText' ? [block.image] : []));
  // Other articles show it as the previous or the next one.
  const isShown = pictures.includes(undefined) || (!article.image && length > 1);
  const plate = articlePlate(article);
  // The pictures in the article are crops of its plate, in the same file.
  const crops = pictures.map((_, number) => crop(article, number));
  return [
    ...(isShown ? [[drawingName(plate), svgWithCrops(plate, crops, palettes)] as const] : []),
    ...filesFor(article.image, ...(index === 0 ? [leadArticlePlate(article)] : [])),
    ...pictures.flatMap((picture) => filesFor(picture)),
  ];
}

/** The drawings beside what the search finds. */
function searchDrawings(found: readonly { path: string }[], pages: readonly SitePage[]): DrawingFile[] {
  const paths = new Set(found.map(({ path }) => path));
  return pages.flatMap((page) => {
    const hasSign = page.kind === 'service' || page.kind === 'job' || page.kind === 'article';
    if (!hasSign || !paths.has(page.path)) return [];
    const figure = page.kind === 'job' ? emblem(page.job) : pictogram(page.name);
    return [[signName(page.path), documentSvg({ ...figure, scheme: 'paper' }, palettes)]];
  });
}

/** Every drawing that a page shows as a file, and no other, by its name. */
export async function everyDrawing(): Promise<Map<string, string>> {
  const documents = await getDocuments();
  return new Map([
    ...pageDrawings(documents),
    ...blockDrawings(documents),
    ...(await getServices()).flatMap(serviceDrawings),
    ...(await getNewestArticles()).flatMap(articleDrawings),
    // A job without a logo has a drawing in its page.
    ...(await getEveryJob()).flatMap(({ logo }) => filesFor(logo)),
    ...(showsDecorations ? searchDrawings(await searchEntries(), await getPages()) : []),
  ]);
}
