import { type StudyWindow, studyWindows } from './articles/studyWindows.ts';
import { articleFocuses, articlePlate, articleSize } from './articles.ts';
import type { Plate, ViewBox } from './plate.ts';
import { levels, uprights, xy } from './primitives/geometry.ts';
import { cycle, type NonEmpty, seededRandom, shuffled } from './primitives/random.ts';
import { each, line, ring, square } from './primitives/svg.ts';
import { plateNamed, type Subject } from './registry.ts';
import { color, type SchemeName, schemeNames } from './schemes.ts';

// Later pictures come back to the same places in another scheme and at another scale.
const scales: NonEmpty<number> = [1, 0.78, 1.24];

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

function frameOf({ x, y, width }: StudyWindow): ViewBox {
  const height = width * 0.8;
  const left = between(0, x - width / 2, articleSize[0] - width);
  const top = between(0, y - height / 2, articleSize[1] - height);
  return [left, top, width, height];
}

// Marks as on a technical drawing: two dashed axes, a measuring ring, four corner nodes.
function marks({ x, y, ring: radius }: StudyWindow, [left, top, width, height]: ViewBox): string {
  const scale = width / 520;
  const axes = levels([y], left, left + width) + uprights([x], top, top + height);
  const dashes = { 'stroke-dasharray': xy(5 * scale, 6 * scale), opacity: 0.8 };
  const node = { fill: color.ground, stroke: color.bloom, 'stroke-width': 2.4 * scale };
  const corners = each([y - radius, y + radius], (nodeY) =>
    each([x - radius, x + radius], (nodeX) => square(nodeX, nodeY, 5 * scale, node)),
  );
  return line(axes, 1.4 * scale, color.hairline, dashes) + ring(x, y, radius, 1.4 * scale) + corners;
}

// Where to look at a plate that was not drawn for an article: at three places around its middle.
const anywhere: NonEmpty<StudyWindow> = [
  { x: 320, y: 220, width: 300, ring: 60 },
  { x: 210, y: 300, width: 260, ring: 48 },
  { x: 430, y: 180, width: 240, ring: 44 },
];

/** Remembers the last answer: the pictures of an article ask for the same plate, one after the other. */
function latest<Asked, Answer>(
  ask: (asked: Asked) => Answer,
  nameOf: (asked: Asked) => string,
): (asked: Asked) => Answer {
  let last: { name: string; answer: Answer } | undefined;
  return (asked) => {
    const name = nameOf(asked);
    if (last?.name !== name) last = { name, answer: ask(asked) };
    return last.answer;
  };
}

const plateOf = latest(
  (article: Subject) => articlePlate(article),
  ({ id, drawing = '' }) => `${id} ${drawing}`,
);

// Windows for an article whose plate is seeded: one for every place that its composition names.
const seededWindows = latest((id: string): NonEmpty<StudyWindow> => {
  const [first, ...rest] = articleFocuses(id).map(({ x, y, radius }) => ({
    x: between(30, x, articleSize[0] - 30),
    y: between(30, y, articleSize[1] - 30),
    width: between(200, radius * 4.4, 360),
    ring: Math.min(radius, 110),
  }));
  return [first ?? { x: 320, y: 240, width: 300, ring: 60 }, ...rest];
}, String);

// The schemes of the pictures that name none: the plate's own first, then the others in a seeded order.
function schemeOrder(article: Subject): NonEmpty<SchemeName> {
  const own = plateOf(article).scheme;
  const others = schemeNames.filter((name) => name !== own);
  return [own, ...shuffled(others, seededRandom(`study:${article.drawing ?? article.id}`))];
}

/** The window of a picture: never the same place, and never the same scheme, as in the picture before. */
export function studyWindow(article: Subject, index: number): Required<StudyWindow> {
  const named = studyWindows.get(article.drawing ?? '');
  const list = named ?? (plateNamed(article) ? anywhere : seededWindows(article.id));
  const view = cycle(list, index);
  const round = Math.floor(index / list.length);
  const order = schemeOrder(article);
  if (named && round === 0) return { ...view, scheme: view.scheme ?? order[0] };
  const before = named?.at(-1)?.scheme;
  const start = before ? order.indexOf(before) + 1 - list.length : 0;
  return {
    ...view,
    width: Math.min(400, view.width * cycle(scales, round)),
    scheme: cycle(order, start + index),
  };
}

/** A picture inside an article: a window of 5:4 cut out of the article's own plate, with the marks of a measurement. */
export function study(article: Subject, index: number): Plate {
  const view = studyWindow(article, index);
  const viewBox = frameOf(view);
  const body = plateOf(article).body + marks(view, viewBox);
  return { id: `study-${article.id}-${index}`, scheme: view.scheme, viewBox, body };
}
