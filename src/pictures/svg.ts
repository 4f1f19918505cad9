// How a drawing becomes SVG: inside a page, as a file, and in a sharing picture.
import { documentCss, inLightColors, type Palettes, type Scheme } from '@/brand/schemes';

/** A drawing that a page gives its colors. */
export interface Figure {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Which part stays where its box has another shape, as in preserveAspectRatio: xMidYMin slice keeps the top. */
  cut?: string | undefined;
  /** Its shapes, painted with the custom properties of roles: fill="var(--a)". */
  body: string;
}

/** A drawing with a scheme of its own. */
export interface Drawing extends Figure {
  /** Its file below art/, without the ending: plates/web-dev. */
  id: string;
  scheme: Scheme;
}

/** Most drawings are cut evenly. */
const centered = 'xMidYMid slice';

export interface InlineOptions {
  /** The scheme or the surface that gives the drawing its colors. */
  scheme: Scheme;
  /** Whether the drawing has its own size in pixels instead of that of its box. */
  sized?: boolean;
  /** Whether the drawing covers its box, cut where the box has another shape. */
  cover?: boolean;
  /** The accessible name; without it the drawing is hidden from assistive technology. */
  label?: string;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The svg element for use inside a page, where custom properties give it the colors of the theme. */
export function inlineSvg(
  { viewBox, body, cut = centered }: Figure,
  { scheme, sized, cover, label }: InlineOptions,
): string {
  const [, , width, height] = viewBox;
  return (
    `<svg class="art-${scheme}" fill="none" viewBox="${viewBox.join(' ')}"` +
    (sized ? ` width="${width}" height="${height}"` : '') +
    (cover ? ` preserveAspectRatio="${cut}"` : '') +
    (label ? ` role="img" aria-label="${escapeText(label)}"` : ' aria-hidden="true"') +
    `>${body}</svg>`
  );
}

/** The file of a drawing: in light colors, and in dark ones where #dark ends its address. */
export function documentSvg({ viewBox, body, scheme, cut }: Drawing, palettes: Palettes): string {
  const [, , width, height] = viewBox;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" fill="none" viewBox="${viewBox.join(' ')}"` +
    ` width="${width}" height="${height}"${cut ? ` preserveAspectRatio="${cut}"` : ''}>` +
    `<style>${documentCss(body, palettes[scheme])}</style>${body}</svg>\n`
  );
}

/** The svg element in the light colors, cut at the sides and the foot, for programs that draw without a style sheet. */
export function flatSvg({ viewBox, body, scheme }: Drawing, box: string, palettes: Palettes): string {
  // The rasterizer breaks off at a translucent layer outside the crop; a translucent paint needs no layer.
  const paints = body.replaceAll(/ opacity="([^"]+)"/g, ' fill-opacity="$1" stroke-opacity="$1"');
  return (
    `<svg ${box} fill="none" viewBox="${viewBox.join(' ')}" preserveAspectRatio="xMidYMin slice">` +
    `${inLightColors(paints, palettes[scheme])}</svg>`
  );
}
