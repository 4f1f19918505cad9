import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

// Drawings need few colors, which makes the file a third of the size; a photograph needs a full palette.
const flat = { colors: 64, dither: 0, maxBytes: 60_000 };
const full = { colors: 256, dither: 1, maxBytes: 300_000 };

/** An SVG as PNG, with fewer colors if it would be too large for a link preview. */
export async function png(svg: string, width: number, photographic = false): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const { colors: first, dither, maxBytes } = photographic ? full : flat;
  for (let colors = first; ; colors /= 2) {
    const options = { palette: true, colors, dither, effort: 1, compressionLevel: 9 };
    const bytes = await sharp(pixels.pixels, { raw }).png(options).toBuffer();
    if (bytes.length < maxBytes || colors <= 16) return new Uint8Array(bytes);
  }
}
