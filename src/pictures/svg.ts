// Renders drawings as SVG: inline, as a file, and in a sharing picture.
import { documentCss, inLightColors, type Scheme } from '@/brand/schemes';

/** A drawing whose colors depend on the page. */
export interface Figure {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** The preserveAspectRatio: xMidYMin slice keeps the top. */
  cut?: string | undefined;
  /** Its shapes, with the custom properties of color roles: fill="var(--art-main)". */
  body: string;
}

/** A drawing with its own scheme. */
export interface Drawing extends Figure {
  /** Its file below art/ without the extension: plates/web-dev. */
  id: string;
  scheme: Scheme;
}

const centered = 'xMidYMid slice';

export interface InlineOptions {
  scheme: Scheme;
  /** Whether the drawing has a size in pixels instead of that of its box. */
  sized?: boolean;
  /** Whether the drawing covers its box and is cropped. */
  cover?: boolean;
  /** The accessible name; without it the drawing is hidden from assistive technology. */
  label?: string;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The svg element for inline use. Custom properties of the page set its colors. */
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

/** The file of a drawing: in light colors, or in dark ones if the address ends with #dark. */
export function documentSvg({ viewBox, body, scheme, cut }: Drawing): string {
  const [, , width, height] = viewBox;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" fill="none" viewBox="${viewBox.join(' ')}"` +
    ` width="${width}" height="${height}"${cut ? ` preserveAspectRatio="${cut}"` : ''}>` +
    `<style>${documentCss(body, scheme)}</style>${body}</svg>\n`
  );
}

/** The svg element in light colors, cropped at the sides and the bottom, for renderers without CSS. */
export function flatSvg({ viewBox, body, scheme }: Drawing, box: string): string {
  // resvg fails on a group with opacity outside the crop, so opacity is set on fill and stroke.
  const paints = body.replaceAll(/ opacity="([^"]+)"/g, ' fill-opacity="$1" stroke-opacity="$1"');
  return (
    `<svg ${box} fill="none" viewBox="${viewBox.join(' ')}" preserveAspectRatio="xMidYMin slice">` +
    `${inLightColors(paints, scheme)}</svg>`
  );
}
