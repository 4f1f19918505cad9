import { type Drawing, makePlate, type Plate, type Size } from './plate.ts';
import { seededDrawing } from './seeded.ts';
import { canopy } from './slides/canopy.ts';
import { meadow } from './slides/meadow.ts';
import { sunrise } from './slides/sunrise.ts';
import { terraces } from './slides/terraces.ts';
import { trellis } from './slides/trellis.ts';

const drawings: ReadonlyMap<string, Drawing> = new Map([
  ['trellis', trellis],
  ['sunrise', sunrise],
  ['canopy', canopy],
  ['meadow', meadow],
  ['terraces', terraces],
]);

const size: Size = [720, 640];

/** The slides that have a drawing of their own, in their order on the page. */
export const slideNames: readonly string[] = [...drawings.keys()];

/** The plate of a slide, 18 by 16 units with its weight on the vertical axis, so that a narrow crop still reads. */
export function slidePlate(name: string): Plate {
  const drawing = drawings.get(name) ?? seededDrawing(`slide-${name}`);
  return makePlate(`slide-${name}`, drawing, size, `hero-${name}`);
}
