import { makePlate, type Plate } from './plate.ts';
import { plateNamed, type Subject } from './registry.ts';
import { seededDesign } from './seeded/seededDesign.ts';

/** The plate of a slide. Its subject stands on the vertical axis, so that a narrow crop still shows it. */
export function slidePlate(slide: Subject): Plate {
  const { id, drawing = id } = slide;
  const design = plateNamed(slide) ?? seededDesign(`slide-${id}`);
  return makePlate(`slide-${drawing}`, design, [720, 640], `hero-${drawing}`);
}
