import { canvasOf, makePlate, type Plate, type Size } from './plate.ts';
import { plateNamed, type Subject } from './registry.ts';
import type { Focus } from './seeded/composition.ts';
import { seededDesign } from './seeded/seededDesign.ts';

/** The size of an article plate: 16 by 12 units. */
export const articleSize: Size = [640, 480];

/** The plate of an article; one that names no drawing gets a seeded one. */
export function articlePlate(article: Subject, size: Size = articleSize): Plate {
  const { id, drawing } = article;
  const design = plateNamed(article) ?? seededDesign(`article-${id}`);
  return makePlate(`article-${id}`, design, size, drawing ?? `article-${id}`);
}

/** The places of a seeded article plate that are worth a closer look. */
export function articleFocuses(id: string): readonly Focus[] {
  const { scheme, focuses } = seededDesign(`article-${id}`);
  return focuses(canvasOf(scheme, articleSize, `article-${id}`));
}
