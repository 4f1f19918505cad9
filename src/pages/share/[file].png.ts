import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import { getPages } from '@/found/pages';
import { png } from '@/found/raster';
import { sharePicture, shareSize } from '@/found/sharePicture';

interface Props {
  svg: string;
  photographic: boolean;
}

export async function getStaticPaths() {
  const [pages, { name }] = await Promise.all([getPages(), getDocument('site')]);
  const pictures = await Promise.all(pages.map(({ path, picture }) => sharePicture(name, path, picture)));
  return pictures.map(({ src, ...props }) => ({ params: { file: src.replace(/^\/share\/|\.png$/g, '') }, props }));
}

export const GET: APIRoute<Props> = async ({ props: { svg, photographic } }) =>
  new Response(await png(svg, shareSize.width, photographic));
