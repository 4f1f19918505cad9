import { unit, xy } from './primitives/geometry.ts';
import { type Random, seededRandom } from './primitives/random.ts';
import { rect } from './primitives/svg.ts';
import { color, documentCss, inLightColors, type Palettes, type SchemeName, type SurfaceName } from './schemes.ts';

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** A drawing without a ground, for use inside a page; its colors come from the surface it is on. */
export type Figure = Readonly<{ viewBox: ViewBox; body: string }>;

/** A finished drawing with its own ground and scheme, for use as a file. */
export type Plate = Figure & Readonly<{ id: string; scheme: SchemeName }>;

/** What a design draws on: a plate of any size, measured from its center in lattice units. */
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

type Draw = (canvas: Canvas) => string;

/** How a plate is drawn, whatever its size. */
export type PlateDesign = Readonly<{ scheme: SchemeName; draw: Draw }>;

/** A design in the colors of a scheme. */
export function plateDesign(scheme: SchemeName, draw: Draw): PlateDesign {
  return { scheme, draw };
}

export type Size = readonly [width: number, height: number];

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

/** Draws a plate: the ground, then the design. The seed decides what is left to chance. */
export function makePlate(id: string, { scheme, draw }: PlateDesign, size: Size, seed: string = id): Plate {
  const ground = rect(0, 0, ...size, { fill: color.ground });
  return { id, scheme, viewBox: [0, 0, ...size], body: ground + draw(canvasOf(scheme, size, seed)) };
}

export type InlineOptions = Readonly<{
  /** The scheme or the surface that gives the drawing its colors. */
  scheme: SchemeName | SurfaceName;
  /** Whether the drawing has its own size in pixels instead of that of its box. */
  sized?: boolean;
  /** Whether the drawing covers its box, cut where the box has another shape. */
  cover?: boolean;
  /** The accessible name; without it the drawing is hidden from assistive technology. */
  label?: string;
}>;

/** The svg element for use inside a page, where custom properties give it the colors of the theme. */
export function inlineSvg({ viewBox, body }: Figure, { scheme, sized, cover, label }: InlineOptions): string {
  const [, , width, height] = viewBox;
  return (
    `<svg class="art-${scheme}" fill="none" viewBox="${xy(...viewBox)}"` +
    (sized ? ` width="${xy(width)}" height="${xy(height)}"` : '') +
    (cover ? ' preserveAspectRatio="xMidYMid slice"' : '') +
    (label ? ` role="img" aria-label="${escapeText(label)}"` : ' aria-hidden="true"') +
    `>${body}</svg>`
  );
}

/** A complete svg document for use as an image file: in light colors, and in dark ones where #dark ends its address. */
export function documentSvg(
  { viewBox, body, scheme }: Figure & { scheme: SchemeName | SurfaceName },
  palettes: Palettes,
): string {
  const [, , width, height] = viewBox;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" fill="none" viewBox="${xy(...viewBox)}"` +
    ` width="${xy(width)}" height="${xy(height)}"><style>${documentCss(body, scheme, palettes)}</style>${body}</svg>\n`
  );
}

/** The svg element in the light colors, cropped to its box at the sides and the foot, for programs that draw without a style sheet. */
export function flatSvg({ viewBox, body, scheme }: Plate, box: string, palettes: Palettes): string {
  // The rasterizer breaks off at a translucent layer outside the crop; a translucent paint needs no layer.
  const paints = body.replaceAll(/ opacity="([^"]+)"/g, ' fill-opacity="$1" stroke-opacity="$1"');
  return (
    `<svg ${box} fill="none" viewBox="${xy(...viewBox)}" preserveAspectRatio="xMidYMin slice">` +
    `${inLightColors(paints, scheme, palettes)}</svg>`
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
