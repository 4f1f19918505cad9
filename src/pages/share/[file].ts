import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { sharePicture } from '@/seo/sharePicture';
import { getEveryPage } from '../_everyPage';

interface Props {
  svg: string;
  isPhotograph: boolean;
}

export async function getStaticPaths() {
  const pictures = await Promise.all((await getEveryPage()).map(sharePicture));
  return pictures.map(({ src, ...props }) => ({ params: { file: src.replace('/share/', '') }, props }));
}

export const GET: APIRoute<Props> = async ({ props: { svg, isPhotograph } }) => {
  const picture = sharp(Buffer.from(svg));
  // The busiest photograph has 200 kB, the busiest drawing 87.
  const file = isPhotograph
    ? picture.jpeg({ mozjpeg: true })
    : picture.png({ palette: true, dither: 0, compressionLevel: 9 });
  return new Response(new Uint8Array(await file.toBuffer()));
};
