import { canvasOf, makePlate, type Plate, type Size } from './plate.ts';
import { plateNamed, type Subject } from './registry.ts';
import type { Focus } from './seeded/composition.ts';
import { seededDesign } from './seeded/seededDesign.ts';

/** The size of an article plate: 16 by 12 units. */
export const articleSize: Size = [640, 480];

/** The design of an article's plate; an article that names no drawing gets a seeded one. */
export const articleDesign = (article: Subject) => plateNamed(article) ?? seededDesign(`article-${article.id}`);

/** The plate of an article. */
export function articlePlate(article: Subject, size: Size = articleSize): Plate {
  const id = `article-${article.id}`;
  return makePlate(id, articleDesign(article), size, article.drawing ?? id);
}

/** The places of a seeded article plate that are worth a closer look. */
export function articleFocuses(id: string): readonly Focus[] {
  const { scheme, focuses } = seededDesign(`article-${id}`);
  return focuses(canvasOf(scheme, articleSize, `article-${id}`));
}
