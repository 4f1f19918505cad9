import { eye, key } from './articles/ideas.ts';
import { fan, hooks, wind } from './articles/interfaces.ts';
import { gears, helm } from './articles/machines.ts';
import { bamboo, pods } from './articles/plants.ts';
import { canvasOf, makePlate, type Plate, type PlateDesign, type Size } from './plate.ts';
import type { Focus } from './seeded/composition.ts';
import { seededDesign } from './seeded/seededDesign.ts';

const designs: ReadonlyMap<string, PlateDesign> = new Map([
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

/** The articles that have a design of their own. */
export const articleIds: readonly string[] = [...designs.keys()];

/** The plate of an article; an article without a design of its own gets a seeded one. */
export function articlePlate(id: string, size: Size = articleSize): Plate {
  return makePlate(`article-${id}`, designs.get(id) ?? seededDesign(`article-${id}`), size);
}

/** The places of a seeded article plate that are worth a closer look. */
export function articleFocuses(id: string): readonly Focus[] {
  const { scheme, focuses } = seededDesign(`article-${id}`);
  return focuses(canvasOf(scheme, articleSize, `article-${id}`));
}
