// The pictures inside an article: crops of its plate, in the file of the plate.
import { type CropWindow, cropWindows } from './articles/cropWindows.ts';
import { articleDesign, articleFocuses, articlePlate, articleSize } from './articles.ts';
import { documentSvg, type Plate, type ViewBox } from './plate.ts';
import { levels, uprights, xy } from './primitives/geometry.ts';
import { cycle, type NonEmpty, seededRandom, shuffled } from './primitives/random.ts';
import { each, line, ring, square } from './primitives/svg.ts';
import { plateNamed, type Subject } from './registry.ts';
import { color, documentCss, type Palettes, type SchemeName, schemeNames } from './schemes.ts';

// When the windows are used up, they are used again in another scheme and at another scale.
const scales: NonEmpty<number> = [1, 0.78, 1.24];

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

function frameOf({ x, y, width }: CropWindow): ViewBox {
  const height = width * 0.8;
  const left = between(0, x - width / 2, articleSize[0] - width);
  const top = between(0, y - height / 2, articleSize[1] - height);
  return [left, top, width, height];
}

// Marks as on a technical drawing: two dashed axes, a measuring ring, four corner nodes.
function marks({ x, y, ring: radius }: CropWindow, [left, top, width, height]: ViewBox): string {
  const scale = width / 520;
  const axes = levels([y], left, left + width) + uprights([x], top, top + height);
  const dashes = { 'stroke-dasharray': xy(5 * scale, 6 * scale), opacity: 0.8 };
  const node = { fill: color.ground, stroke: color.bloom, 'stroke-width': 2.4 * scale };
  const corners = each([y - radius, y + radius], (nodeY) =>
    each([x - radius, x + radius], (nodeX) => square(nodeX, nodeY, 5 * scale, node)),
  );
  return line(axes, 1.4 * scale, color.hairline, dashes) + ring(x, y, radius, 1.4 * scale) + corners;
}

// The windows of a plate that was not drawn for an article: three places around its middle.
const defaultWindows: NonEmpty<CropWindow> = [
  { x: 320, y: 220, width: 300, ring: 60 },
  { x: 210, y: 300, width: 260, ring: 48 },
  { x: 430, y: 180, width: 240, ring: 44 },
];

// The windows of a seeded plate: one for every focus of its composition.
function seededWindows(id: string): NonEmpty<CropWindow> {
  const [first = defaultWindows[0], ...rest] = articleFocuses(id).map(({ x, y, radius }) => ({
    x: between(30, x, articleSize[0] - 30),
    y: between(30, y, articleSize[1] - 30),
    width: between(200, radius * 4.4, 360),
    ring: Math.min(radius, 110),
  }));
  return [first, ...rest];
}

// The schemes of the crops that name none: the plate's own first, then the others in a seeded order.
function schemeOrder(article: Subject): NonEmpty<SchemeName> {
  const own = articleDesign(article).scheme;
  const others = schemeNames.filter((name) => name !== own);
  // Another word in the seed would change the colors of the crops.
  return [own, ...shuffled(others, seededRandom(`study:${article.drawing ?? article.id}`))];
}

/** The window of a crop: never the same place, and never the same scheme, as in the crop before. */
export function cropWindow(article: Subject, index: number): CropWindow & { scheme: SchemeName } {
  const named = cropWindows.get(article.drawing ?? '');
  const list = named ?? (plateNamed(article) ? defaultWindows : seededWindows(article.id));
  const window = cycle(list, index);
  const round = Math.floor(index / list.length);
  const order = schemeOrder(article);
  if (named && round === 0) return { ...window, scheme: window.scheme ?? order[0] };
  const before = named?.at(-1)?.scheme;
  const start = before ? order.indexOf(before) + 1 - list.length : 0;
  return {
    ...window,
    width: Math.min(400, window.width * cycle(scales, round)),
    scheme: cycle(order, start + index),
  };
}

/** A picture inside an article: a window of 5:4 cut out of the article's plate, with the marks of a measurement. */
export function crop(article: Subject, index: number): Plate {
  const window = cropWindow(article, index);
  const viewBox = frameOf(window);
  const body = articlePlate(article).body + marks(window, viewBox);
  return { id: `crop-${article.id}-${index}`, scheme: window.scheme, viewBox, body };
}

/** The URL fragments of a crop in the file of its plate, one for each theme. */
export const cropFragments = (index: number) => ({ light: `#crop${index}`, dark: `#crop${index}dark` });

/**
 * Moves a window, 5 by 4, to the middle of the plate, in its full height. A box of another shape shows more at its sides;
 * that is still inside the plate.
 */
function moved([left, top, width]: ViewBox, [, , plateWidth, plateHeight]: ViewBox): string {
  const scale = (plateHeight * 1.25) / width;
  const shown = plateWidth / scale;
  const from = between(0, left - (shown - width) / 2, plateWidth - shown);
  return `transform:translate(${xy(-from * scale)}px,${xy(-top * scale)}px)scale(${scale.toFixed(4)})`;
}

/** The plate as a file. Where its address ends in the fragment of a crop, it shows that crop. */
export function svgWithCrops(plate: Plate, crops: readonly Plate[], palettes: Palettes): string {
  const parts = crops.map(({ body, scheme, viewBox }, index) => {
    const [, light = '', dark = ''] = /^:root\{(.*)\}:target\{(.*)\}$/.exec(documentCss(body, scheme, palettes)) ?? [];
    const fragments = cropFragments(index);
    const shown = (fragment: string, colors: string) =>
      `${fragment}:target~g{${colors};${moved(viewBox, plate.viewBox)}}${fragment}:target~#marks${index}{display:inline}`;
    return {
      css: shown(fragments.light, light) + shown(fragments.dark, dark),
      targets: each(Object.values(fragments), (fragment) => `<g id="${fragment.slice(1)}"/>`),
      marks: `<g id="marks${index}" class="marks">${body.slice(plate.body.length)}</g>`,
    };
  });
  const body = `${each(parts, ({ targets }) => targets)}<g>${plate.body}</g>${each(parts, (part) => part.marks)}`;
  return documentSvg({ ...plate, body }, palettes).replace(
    '</style>',
    () => `.marks{display:none}${each(parts, ({ css }) => css)}</style>`,
  );
}
