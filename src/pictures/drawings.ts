// Every drawing that a page shows as a file. A page that asks for one makes it a file of the site.
import { articlePlate, articleSize } from '@art/articles';
import { rolePlate } from '@art/emblems';
import { growthField } from '@art/growthField';
import { documentSvg, type Plate } from '@art/plate';
import { potPlate } from '@art/pots';
import { type SceneName, sceneNames, scenePlate } from '@art/scenes';
import { seedlingPlate } from '@art/seedlingPlate';
import { type Format, servicePlate } from '@art/services';
import { slidePlate } from '@art/slides';
import { study } from '@art/studies';
import { svgWithViews, viewAddress } from '@art/views';
import { worldLand } from '@art/worldMap';
import { keptText } from '@/lib/kept';
import { once } from '@/lib/once';
import { drawingFile } from './drawingFiles';
import type { PictureSource } from './picture';

function file(plate: Omit<Plate, 'scheme'> & Parameters<typeof documentSvg>[0]): PictureSource {
  const [, , width, height] = plate.viewBox;
  const picture = drawingFile(`${plate.id}-${width}x${height}`, documentSvg(plate), width, height);
  return { ...picture, dark: `${picture.src}#dark` };
}

export const serviceDrawing = (id: string, format: Format) => file(servicePlate(id, format));
export const slideDrawing = (name: string) => file(slidePlate(name));
interface Article {
  id: string;
  blocks: readonly { type: string }[];
}

/** The plate of an article; its file also holds the pictures in the article, which look into it. */
export const articleDrawing = ({ id, blocks }: Article): Promise<PictureSource> =>
  once(`plate ${id}`, async () => {
    const [width, height] = articleSize;
    const views = blocks.filter(({ type }) => type === 'imageText').length;
    const svg = await keptText(['plate', id, String(views)], () =>
      svgWithViews(
        articlePlate(id),
        Array.from({ length: views }, (_, index) => study(id, index)),
      ),
    );
    const picture = drawingFile(`article-${id}-${width}x${height}`, svg, width, height);
    return { ...picture, dark: `${picture.src}#dark` };
  });

/** A picture in an article. */
export async function articleView(article: Article, index: number): Promise<PictureSource> {
  const { src, width, height } = await articleDrawing(article);
  const { light, dark } = viewAddress(index);
  return { src: src + light, dark: src + dark, width, height };
}

export const roleDrawing = (slug: string) => file(rolePlate(slug));
export const sceneDrawing = (...scene: Parameters<typeof scenePlate>) => file(scenePlate(...scene));
export const potDrawing = (index: number) => file(potPlate(index));

/** The seedling beside a receipt. */
export const seedlingDrawing = () => file(seedlingPlate());

const isScene = (name: string): name is SceneName => sceneNames.some((scene) => scene === name);

/** The plate of a team card; a name without a scene of its own still gets a drawing, grown from the name. */
export const teamDrawing = (name: string) => (isScene(name) ? sceneDrawing(name) : serviceDrawing(name, 'tall'));

/** The first card of the blog is larger and higher than the others. */
export const leadArticleDrawing = (id: string) => file(articlePlate(id, [640, 540]));

type Offices = Parameters<typeof worldLand>[0];

/** The land on the map of the offices. */
export const landDrawing = (offices: Offices) => file({ ...worldLand(offices), id: 'land', scheme: 'map' });

/** A field that fills with leaves from left to right, in the colors of where it stands. */
export const fieldDrawing = (growth: Parameters<typeof growthField>[0], scheme: 'accent' | 'band') =>
  once(`field ${JSON.stringify(growth)} ${scheme}`, () =>
    file({ ...growthField(growth), id: `field-${growth.seed}`, scheme }),
  );
