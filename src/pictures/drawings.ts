// The drawings that pages show as files of the route src/pages/drawings/[name].svg.ts.
import { createHash } from 'node:crypto';
import { articlePlate } from '@art/articles';
import { cropFragments } from '@art/crops';
import { emblem } from '@art/emblems';
import { growthField } from '@art/growthField';
import type { Figure, Plate } from '@art/plate';
import { processPanel } from '@art/processPanels';
import type { Subject } from '@art/registry';
import type { SurfaceName } from '@art/schemes';
import type { Format } from '@art/services';
import { worldLand } from '@art/worldMap';
import { showsDecorations } from '@/brand/brand';
import type { PictureSource } from './picture';

export interface Drawing extends Figure {
  id: string;
  scheme: Plate['scheme'] | SurfaceName;
}

/** A name in the letters of file names. What other scripts lose in it, a digest of the name tells apart. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[^\w-]+/g, '-');
  return plain === name ? plain : `${plain}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

export const drawingName = ({ id, viewBox: [, , width, height] }: Drawing) => fileName(`${id}-${width}x${height}`);

export const drawingAddress = (name: string) => `/drawings/${name}.svg`;

/** A drawing as a picture of a page. */
export function pictureOf(drawing: Drawing): PictureSource {
  const [, , width, height] = drawing.viewBox;
  const src = drawingAddress(drawingName(drawing));
  return { src, dark: `${src}#dark`, width, height };
}

/** A drawing that only decorates; content/brand.yaml may leave it out. */
export const decorationOf = (drawing: Drawing) => (showsDecorations ? pictureOf(drawing) : undefined);

/** A picture in an article: a crop of the article's plate, in the same file. */
export function articleCrop(article: Subject, index: number): PictureSource {
  const { src, width, height } = pictureOf(articlePlate(article));
  const { light, dark } = cropFragments(index);
  return { src: src + light, dark: src + dark, width, height };
}

/** The first card of the blog is larger and higher than the others. */
export const leadArticlePlate = (article: Subject) => articlePlate(article, [640, 540]);

/** The first services on the home page rise like a bar chart. */
export const homeFormat = (index: number): Format => (['square', 'card', 'tall'] as const)[index] ?? 'card';

const drawing = (figure: Figure, id: string, scheme: SurfaceName): Drawing => ({ ...figure, id, scheme });

/** A step of a project, on a band. */
export const processDrawing = (index: number) => drawing(processPanel(index % 4), `process-${(index % 4) + 1}`, 'band');

/** The emblem of a value, on a band. */
export const emblemDrawing = (subject: Subject) => drawing(emblem(subject), `emblem-${subject.id}`, 'band');

/** The land on the map of the offices. */
export const landDrawing = (offices: Parameters<typeof worldLand>[0]) => drawing(worldLand(offices), 'land', 'map');

/** The field of leaves below a call to action; every call has its own. */
export const callField = (heading: string) => {
  const field = growthField({ columns: 36, seed: heading, power: 1.15, from: 0.03, blooms: 5 });
  return drawing(field, `field-${heading}`, 'accent');
};

/** The field of leaves in the menu. */
export const menuField = () => {
  const field = growthField({ columns: 11, seed: 'menu-3', power: 0.9, from: 0.1, blooms: 2 });
  return drawing(field, 'field-menu-3', 'band');
};
