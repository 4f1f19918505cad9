import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import { getPages } from '@/found/pages';
import { png } from '@/found/raster';
import { sharePicture, shareSize } from '@/found/sharePicture';

export async function getStaticPaths() {
  const [pages, { name }] = await Promise.all([getPages(), getDocument('site')]);
  const pictures = await Promise.all(pages.map(({ path, picture }) => sharePicture(name, path, picture)));
  return pictures.map(({ src, svg }) => ({ params: { file: src.replace(/^\/share\/|\.png$/g, '') }, props: { svg } }));
}

export const GET: APIRoute<{ svg: string }> = async ({ props }) => new Response(await png(props.svg, shareSize.width));
