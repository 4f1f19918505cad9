import { unit, xy } from './geometry.ts';
import { type Random, seededRandom } from './random.ts';
import { color, documentCss, roles, type SchemeName, type SettingName, schemeClass, schemes } from './schemes.ts';
import { rect } from './svg.ts';

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** A drawing without a ground; it takes its colors from the setting that it stands in. */
export type Figure = Readonly<{ viewBox: ViewBox; body: string }>;

/** A drawing with its own ground and scheme. */
export type Plate = Figure & Readonly<{ id: string; scheme: SchemeName; title: string }>;

/** What a drawing function draws on: a plate of any size, measured from its center in lattice units. */
export type Canvas = Readonly<{
  width: number;
  height: number;
  cx: number;
  cy: number;
  /** Whether the plate is higher than wide. */
  upright: boolean;
  /** A place in lattice units from the center. */
  x: (units: number) => number;
  y: (units: number) => number;
  scheme: SchemeName;
  random: Random;
}>;

export type Drawing = Readonly<{ title: string; scheme: SchemeName; draw: (canvas: Canvas) => string }>;

export type Size = readonly [width: number, height: number];

/** The four formats that every service plate is drawn in: 4:5, 1:1, 3:2 and 12:19. */
export const formats = {
  card: [480, 600],
  square: [480, 480],
  banner: [720, 480],
  tall: [480, 760],
} as const satisfies Readonly<Record<string, Size>>;
export type Format = keyof typeof formats;

/** The canvas of a plate: its measures and its own sequence of random numbers. */
export function canvasOf(scheme: SchemeName, [width, height]: Size, seed: string): Canvas {
  const [cx, cy] = [width / 2, height / 2];
  return {
    width,
    height,
    cx,
    cy,
    upright: height > width,
    x: (units) => cx + units * unit,
    y: (units) => cy + units * unit,
    scheme,
    random: seededRandom(seed),
  };
}

/** Draws a plate: the ground, then the drawing, seeded by `seed`. */
export function makePlate(id: string, { title, scheme, draw }: Drawing, size: Size, seed: string = id): Plate {
  const [width, height] = size;
  const ground = rect(0, 0, width, height, { fill: color.ground });
  return {
    id,
    scheme,
    title,
    viewBox: [0, 0, width, height],
    body: ground + draw(canvasOf(scheme, size, seed)),
  };
}

export type InlineOptions = Readonly<{
  /** Further classes of the svg element. */
  className?: string;
  /** Colors for a figure, or others than its own for a plate. */
  scheme?: SchemeName | SettingName;
  /** How the drawing fills its box; plates are cropped, figures are fitted. */
  fit?: string;
  /** Whether the drawing has its own size in pixels instead of that of its box. */
  sized?: boolean;
  /** The accessible name; an empty one hides the drawing from assistive technology. */
  label?: string;
}>;

/** The svg element for use inside a page, where custom properties give it the colors of the theme. */
export function inlineSvg(figure: Figure | Plate, options: InlineOptions = {}): string {
  const plate = 'scheme' in figure ? figure : undefined;
  const scheme = options.scheme ?? plate?.scheme;
  const fit = options.fit ?? (plate ? 'xMidYMid slice' : undefined);
  const label = options.label ?? plate?.title ?? '';
  const [, , width, height] = figure.viewBox;
  const classes = [plate && 'art', scheme && schemeClass(scheme), options.className].filter(Boolean).join(' ');
  return (
    `<svg${classes && ` class="${classes}"`} viewBox="${xy(...figure.viewBox)}"` +
    (options.sized ? ` width="${xy(width)}" height="${xy(height)}"` : '') +
    (fit ? ` preserveAspectRatio="${fit}"` : '') +
    (label ? ` role="img" aria-label="${escapeText(label)}"` : ' aria-hidden="true"') +
    `>${figure.body}</svg>`
  );
}

/** A complete svg document that follows the theme of the page it is shown on, for use as an image file. */
export function documentSvg({ viewBox, body, scheme }: Plate): string {
  const [, , width, height] = viewBox;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${xy(...viewBox)}" width="${xy(width)}" height="${xy(height)}">` +
    `<style>${documentCss(body, scheme)}</style>${body}</svg>\n`
  );
}

/** The svg element in the light colors, cropped to its box at the sides and the foot, for programs that draw without a style sheet. */
export function flatSvg({ viewBox, body, scheme }: Plate, box: string): string {
  const colors = schemes[scheme].light;
  // The rasterizer breaks off at a translucent layer outside the crop; a translucent paint needs no layer.
  const paints = body.replaceAll(/ opacity="([^"]+)"/g, ' fill-opacity="$1" stroke-opacity="$1"');
  const painted = roles.reduce((drawing, role) => drawing.replaceAll(`var(--${role})`, colors[role]), paints);
  return `<svg ${box} viewBox="${xy(...viewBox)}" preserveAspectRatio="xMidYMin slice">${painted}</svg>`;
}

/** A figure set on a ground of its own, so that it can be used wherever a plate can. */
export function plateOf(figure: Figure, id: string, scheme: SchemeName, title: string): Plate {
  const [x, y, width, height] = figure.viewBox;
  return {
    ...figure,
    id,
    scheme,
    title,
    body: rect(x, y, width, height, { fill: color.ground }) + figure.body,
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
