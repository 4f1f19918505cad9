import type { APIRoute } from 'astro';
import { getEveryPage } from '@/seo/pageInfo';
import { png } from '@/sharing/raster';
import { sharePicture, shareSize } from '@/sharing/sharePicture';

interface Props {
  svg: string;
  photographic: boolean;
}

export async function getStaticPaths() {
  const pictures = await Promise.all((await getEveryPage()).map(sharePicture));
  return pictures.map(({ src, ...props }) => ({ params: { file: src.replace(/^\/share\/|\.png$/g, '') }, props }));
}

export const GET: APIRoute<Props> = async ({ props: { svg, photographic } }) =>
  new Response(await png(svg, shareSize.width, photographic));
