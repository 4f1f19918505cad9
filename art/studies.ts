import { articleFocuses, articlePlate, articleSize } from './articles.ts';
import { levels, type Point, uprights, xy } from './geometry.ts';
import type { Plate, ViewBox } from './plate.ts';
import { cycle, type NonEmpty, seededRandom, shuffled } from './random.ts';
import { color, type SchemeName, schemeNames } from './schemes.ts';
import { each, line, ring, square } from './svg.ts';
import { articleWindows, type StudyWindow } from './windows.ts';

// Later pictures come back to the same places in another scheme and at another scale.
const scales: NonEmpty<number> = [1, 0.78, 1.24];

function frameOf({ x, y, width }: StudyWindow): ViewBox {
  const height = width * 0.8;
  const left = Math.max(0, Math.min(articleSize[0] - width, x - width / 2));
  const top = Math.max(0, Math.min(articleSize[1] - height, y - height / 2));
  return [left, top, width, height];
}

// The draughtsman's marks: two dashed axes, a measuring ring, four corner nodes.
function marks({ x, y, ring: radius }: StudyWindow, [left, top, width, height]: ViewBox): string {
  const scale = width / 520;
  const corners: readonly Point[] = [
    [x - radius, y - radius],
    [x + radius, y - radius],
    [x - radius, y + radius],
    [x + radius, y + radius],
  ];
  return (
    line(levels([y], left, left + width) + uprights([x], top, top + height), 1.4 * scale, color.hairline, {
      'stroke-dasharray': xy(5 * scale, 6 * scale),
      opacity: 0.8,
    }) +
    ring(x, y, radius, 1.4 * scale) +
    each(corners, ([cornerX, cornerY]) =>
      square(cornerX, cornerY, 5 * scale, {
        fill: color.ground,
        stroke: color.bloom,
        'stroke-width': 2.4 * scale,
      }),
    )
  );
}

// Windows for an article whose plate is seeded: one for every place that its composition names.
function seededWindows(articleId: string): NonEmpty<StudyWindow> {
  const [first, ...rest] = articleFocuses(articleId).map(({ x, y, radius }) => ({
    x: Math.max(30, Math.min(articleSize[0] - 30, x)),
    y: Math.max(30, Math.min(articleSize[1] - 30, y)),
    width: Math.max(200, Math.min(360, radius * 4.4)),
    ring: Math.min(radius, 110),
  }));
  return [first ?? { x: 320, y: 240, width: 300, ring: 60 }, ...rest];
}

// The schemes of the pictures that name none: the plate's own first, then the others in a seeded order.
function schemeOrder(articleId: string): NonEmpty<SchemeName> {
  const own = articlePlate(articleId).scheme;
  const others = schemeNames.filter((name) => name !== own);
  return [own, ...shuffled(others, seededRandom(`study:${articleId}`))];
}

/** The window of a picture: never the same place, and never the same scheme, as in the picture before. */
export function studyWindow(articleId: string, index: number): Required<StudyWindow> {
  const named = articleWindows.get(articleId);
  const list = named ?? seededWindows(articleId);
  const view = cycle(list, index);
  const round = Math.floor(index / list.length);
  const order = schemeOrder(articleId);
  if (named && round === 0) return { ...view, scheme: view.scheme ?? order[0] };
  const before = named?.at(-1)?.scheme;
  const start = before ? order.indexOf(before) + 1 - list.length : 0;
  return {
    ...view,
    width: Math.min(400, view.width * cycle(scales, round)),
    scheme: cycle(order, start + index),
  };
}

/** A picture inside an article: a window of 5:4 cut out of the article's own plate, measured and set anew. */
export function study(articleId: string | number, index: number): Plate {
  const id = String(articleId);
  const plate = articlePlate(id);
  const view = studyWindow(id, Math.max(0, Math.floor(index)));
  const viewBox = frameOf(view);
  return {
    id: `study-${id}-${index}`,
    scheme: view.scheme,
    title: `${plate.title}: ${view.scheme === plate.scheme ? 'a detail of the plate' : 'a variation on the plate'}`,
    viewBox,
    body: plate.body + marks(view, viewBox),
  };
}
