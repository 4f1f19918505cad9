// Chooses the drawings for content.
import { drawing, drawingFor, hasDrawing, nameFor, type Size } from './drawings';
import type { Drawing } from './picture';

interface Named {
  drawing?: string | undefined;
}

/** Aspect ratios. */
export const shapes = {
  card: [4, 5],
  banner: [3, 2],
  slide: [9, 8],
  article: [4, 3],
  team: [2, 3],
  role: [5, 4],
} as const satisfies Record<string, Size>;

/** The first services on the home page look like a bar chart. */
export const homeShapes: readonly Size[] = [[1, 1], shapes.card, [12, 19]];

/** The plate of an entry of a list, by its number. */
const plate = (named: Named, number: number, shape: Size) =>
  drawingFor(nameFor('plates', named.drawing, number), shape);

export const servicePlate = (service: Named & { order: number }, shape: Size = shapes.card) =>
  plate(service, service.order, shape);

export const articlePlate = (article: Named & { id: string }) => plate(article, Number(article.id), shapes.article);

/** The plate in an article. A generic one differs from that of the article itself. */
export const blockPlate = (block: Named, article: { id: string }, index: number) =>
  plate(block, Number(article.id) + 1 + index, shapes.article);

export const slidePlate = (slide: Named, index: number) => plate(slide, index + 1, shapes.slide);

export const teamPlate = (card: Named, index: number) => plate(card, index + 1, shapes.team);

/** The plate of a page: the drawing named in the content, or else `own`. */
export function pagePlate(named: Named, own: string, shape?: Size): Drawing {
  const [, , width, height] = drawing(`plates/${own}`).viewBox;
  return drawingFor(`plates/${named.drawing ?? own}`, shape ?? [width, height]);
}

/** The emblem of a value or a role. */
export const emblem = (named: Named, number: number) => drawing(nameFor('emblems', named.drawing, number));

/** The plate of a job page: the one with the name of the role's emblem, if there is one. A closed role has no blossoms. */
export function rolePlate(role: Named & { order: number; isClosed: boolean }): Drawing {
  const named = role.drawing && hasDrawing(`plates/${role.drawing}`) ? role : {};
  const open = plate(named, role.order, shapes.role);
  if (!role.isClosed) return open;
  const classes = new Set([...open.classes, 'third', 'third-line']);
  return { ...open, scheme: 'paper', classes, body: open.body.replaceAll('"bloom', '"third') };
}
