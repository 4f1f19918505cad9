import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

// Flat shapes need few colors, and the file is a third of the size; a photograph needs as many as a palette can hold.
const flat = { colors: 64, dither: 0, most: 60_000 };
const full = { colors: 256, dither: 1, most: 300_000 };

/** An SVG as PNG, with fewer colors where it would be too large for those who show it in a link preview. */
export async function png(svg: string, width: number, photographic = false): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const { colors: first, dither, most } = photographic ? full : flat;
  for (let colors = first; ; colors /= 2) {
    const options = { palette: true, colors, dither, effort: 1, compressionLevel: 9 };
    const bytes = await sharp(pixels.pixels, { raw }).png(options).toBuffer();
    if (bytes.length < most || colors <= 16) return new Uint8Array(bytes);
  }
}
