import { eye, key } from './articles/ideas.ts';
import { fan, hooks, wind } from './articles/interfaces.ts';
import { gears, helm } from './articles/machines.ts';
import { bamboo, pods } from './articles/plants.ts';
import { canvasOf, type Drawing, makePlate, type Plate, type Size } from './plate.ts';
import type { Focus } from './seeded/composition.ts';
import { seededDrawing } from './seeded.ts';

const drawings: ReadonlyMap<string, Drawing> = new Map([
  ['1', eye],
  ['2', hooks],
  ['3', pods],
  ['4', wind],
  ['5', gears],
  ['6', bamboo],
  ['7', key],
  ['9', fan],
  ['10', helm],
]);

/** The size of an article plate: 16 by 12 units. */
export const articleSize: Size = [640, 480];

/** The articles that have a drawing of their own. */
export const articleIds: readonly string[] = [...drawings.keys()];

/** The plate of an article; an article without a drawing of its own gets a seeded one. */
export function articlePlate(id: string | number, size: Size = articleSize): Plate {
  const drawing = drawings.get(String(id)) ?? seededDrawing(`article-${id}`);
  return makePlate(`article-${id}`, drawing, size, `article-${id}`);
}

/** The places of a seeded article plate that are worth a closer look; none for an article with its own drawing. */
export function articleFocuses(id: string): readonly Focus[] {
  if (drawings.has(id)) return [];
  const drawing = seededDrawing(`article-${id}`);
  return drawing.focuses(canvasOf(drawing.scheme, articleSize, `article-${id}`));
}
