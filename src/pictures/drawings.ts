// Every drawing that a page shows as a file. A page that asks for one makes it a file of the site.
import { articlePlate, articleSize } from '@art/articles';
import { emblem } from '@art/emblems';
import { growthField } from '@art/growthField';
import { documentSvg, type Figure, type Plate } from '@art/plate';
import { potPlate } from '@art/pots';
import { processPanel } from '@art/processPanels';
import type { Subject } from '@art/registry';
import { scenePlate, teamPlate } from '@art/scenes';
import { seedlingPlate } from '@art/seedlingPlate';
import { type Format, servicePlate } from '@art/services';
import { slidePlate } from '@art/slides';
import { study } from '@art/studies';
import { svgWithViews, viewAddress } from '@art/views';
import { worldLand } from '@art/worldMap';
import { palettes } from '@/brand/brand';
import { once } from '@/lib/once';
import { signName } from '@/lib/signAddress';
import { drawingFile } from './drawingFiles';
import type { PictureSource } from './picture';

function file(plate: Omit<Plate, 'scheme'> & Parameters<typeof documentSvg>[0]): PictureSource {
  const [, , width, height] = plate.viewBox;
  const picture = drawingFile(`${plate.id}-${width}x${height}`, documentSvg(plate, palettes), width, height);
  return { ...picture, dark: `${picture.src}#dark` };
}

export const serviceDrawing = (service: Subject, format: Format) => file(servicePlate(service, format));
export const slideDrawing = (slide: Subject) => file(slidePlate(slide));
export const teamDrawing = (card: Subject) => file(teamPlate(card));
interface Article extends Subject {
  blocks: readonly { type: string }[];
}

/** The plate of an article; its file also holds the pictures in the article, which look into it. */
export const articleDrawing = (article: Article): PictureSource =>
  once(`plate ${article.id}`, () => {
    const { id, blocks } = article;
    const [width, height] = articleSize;
    const views = blocks.filter(({ type }) => type === 'imageText').length;
    const svg = svgWithViews(
      articlePlate(article),
      Array.from({ length: views }, (_, index) => study(article, index)),
      palettes,
    );
    const picture = drawingFile(`article-${id}-${width}x${height}`, svg, width, height);
    return { ...picture, dark: `${picture.src}#dark` };
  });

/** A picture in an article. */
export function articleView(article: Article, index: number): PictureSource {
  const { src, width, height } = articleDrawing(article);
  const { light, dark } = viewAddress(index);
  return { src: src + light, dark: src + dark, width, height };
}

export const sceneDrawing = (...scene: Parameters<typeof scenePlate>) => file(scenePlate(...scene));
export const potDrawing = (index: number) => file(potPlate(index));

/** The seedling beside a receipt. */
export const seedlingDrawing = () => file(seedlingPlate());

/** The first card of the blog is larger and higher than the others. */
export const leadArticleDrawing = (article: Subject) => file(articlePlate(article, [640, 540]));

type Offices = Parameters<typeof worldLand>[0];

/** A step of a project, on a band. */
export const processDrawing = (index: number) =>
  file({ ...processPanel(index), id: `process-${index + 1}`, scheme: 'band' });

/** The emblem of a value, on a band. */
export const emblemDrawing = (subject: Subject) =>
  file({ ...emblem(subject), id: `emblem-${subject.id}`, scheme: 'band' });

/** The land on the map of the offices. */
export const landDrawing = (offices: Offices) => file({ ...worldLand(offices), id: 'land', scheme: 'map' });

/** A field that fills with leaves from left to right, in the colors of where it stands. */
export const fieldDrawing = (growth: Parameters<typeof growthField>[0], scheme: 'accent' | 'band') =>
  once(`field ${JSON.stringify(growth)} ${scheme}`, () =>
    file({ ...growthField(growth), id: `field-${growth.seed}`, scheme }),
  );

/** The drawing beside a page in quick find, which knows its address from that of the page. */
export const signDrawing = (path: string, figure: Figure) =>
  drawingFile(signName(path), documentSvg({ ...figure, scheme: 'paper' }, palettes), 48, 48);
