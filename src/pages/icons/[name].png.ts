import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { icons } from '@/seo/icons';

export const getStaticPaths = (() =>
  icons.map(({ name, ...props }) => ({ params: { name }, props }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string; size: number }> = async ({ props: { svg, size } }) => {
  // At its default density, sharp would draw about 30 pixels and enlarge them.
  const picture = sharp(Buffer.from(svg), { density: size * 3 }).resize(size);
  const png = await picture.png({ palette: true, compressionLevel: 9 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
