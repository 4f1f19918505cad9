import { Resvg } from '@resvg/resvg-js';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { sharePicture, shareSize } from '@/seo/sharePicture';
import { getEveryPage } from '../_everyPage';

interface Props {
  svg: string;
  isPhotograph: boolean;
}

export async function getStaticPaths() {
  const pictures = await Promise.all((await getEveryPage()).map(sharePicture));
  return pictures.map(({ src, ...props }) => ({ params: { file: src.replace('/share/', '') }, props }));
}

/** The size in bytes up to which a drawing has 256 colors. */
const mostBytes = 60_000;

export const GET: APIRoute<Props> = async ({ props: { svg, isPhotograph } }) => {
  const { width, height } = shareSize;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  const toPng = (colors: number) => picture.png({ palette: true, colors, dither: 0, compressionLevel: 9 }).toBuffer();
  // The busiest photograph has 200 kB.
  if (isPhotograph) return new Response(new Uint8Array(await picture.jpeg({ mozjpeg: true }).toBuffer()));
  const png = await toPng(256);
  return new Response(new Uint8Array(png.length > mostBytes ? await toPng(16) : png));
};
