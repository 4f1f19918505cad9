import { makePlate, type Plate, type PlateDesign } from './plate.ts';
import { seededDesign } from './seeded/seededDesign.ts';
import { canopy } from './slides/canopy.ts';
import { meadow } from './slides/meadow.ts';
import { sunrise } from './slides/sunrise.ts';
import { terraces } from './slides/terraces.ts';
import { trellis } from './slides/trellis.ts';

const designs: ReadonlyMap<string, PlateDesign> = new Map([
  ['trellis', trellis],
  ['sunrise', sunrise],
  ['canopy', canopy],
  ['meadow', meadow],
  ['terraces', terraces],
]);

/** The slides that have a design of their own, in their order on the page. */
export const slideNames: readonly string[] = [...designs.keys()];

/** The plate of a slide. Its subject stands on the vertical axis, so that a narrow crop still shows it. */
export function slidePlate(name: string): Plate {
  const design = designs.get(name) ?? seededDesign(`slide-${name}`);
  return makePlate(`slide-${name}`, design, [720, 640], `hero-${name}`);
}
