import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { kept } from '@/lib/kept';

// Flat shapes need few colors, and the file is a third of the size; a photograph needs as many as a palette can hold.
const flat = { colors: 64, dither: 0 };
const full = { colors: 256, dither: 1 };

/** An SVG as PNG. */
export const png = (svg: string, width: number, photographic = false): Promise<Uint8Array<ArrayBuffer>> =>
  kept(['png', svg, String(width), String(photographic)], () => drawn(svg, width, photographic));

async function drawn(svg: string, width: number, photographic: boolean): Promise<Uint8Array> {
  const pixels = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const bytes = await sharp(pixels.pixels, { raw })
    .png({ palette: true, ...(photographic ? full : flat), effort: 1, compressionLevel: 9 })
    .toBuffer();
  return bytes;
}
