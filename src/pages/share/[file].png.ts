import type { APIRoute } from 'astro';
import { png } from '@/sharing/raster';
import { sharePicture, shareSize } from '@/sharing/sharePicture';
import { getPages } from '@/site/pages';

export async function getStaticPaths() {
  const pictures = await Promise.all((await getPages()).map(sharePicture));
  return pictures.map(({ src, svg }) => ({ params: { file: src.replace(/^\/share\/|\.png$/g, '') }, props: { svg } }));
}

export const GET: APIRoute<{ svg: string }> = async ({ props }) => new Response(await png(props.svg, shareSize.width));
