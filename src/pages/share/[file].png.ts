import { Resvg } from '@resvg/resvg-js';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { sharePicture, shareSize } from '@/seo/sharePicture';
import { getEveryPage } from '../_everyPage';

interface Props {
  svg: string;
  hasPhotograph: boolean;
}

export async function getStaticPaths() {
  const pictures = await Promise.all((await getEveryPage()).map(sharePicture));
  return pictures.map(({ src, ...props }) => ({ params: { file: src.replace(/^\/share\/|\.png$/g, '') }, props }));
}

/** The maximum size of a picture without a photograph, in bytes. */
const mostBytes = 60_000;

export const GET: APIRoute<Props> = async ({ props: { svg, hasPhotograph } }) => {
  const { width, height } = shareSize;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  const toPng = (colors: number) =>
    picture.png({ palette: true, colors, dither: hasPhotograph ? 1 : 0, compressionLevel: 9 }).toBuffer();
  const png = await toPng(256);
  const isTooLarge = png.length > mostBytes && !hasPhotograph;
  return new Response(new Uint8Array(isTooLarge ? await toPng(16) : png));
};
