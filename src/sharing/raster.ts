import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** A drawing as PNG; with few colors, because flat shapes need no more and the file is a third of the size. */
export async function png(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const bytes = await sharp(pixels.pixels, { raw })
    .png({ palette: true, colors: 64, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(bytes);
}
