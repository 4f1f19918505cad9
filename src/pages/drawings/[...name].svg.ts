import type { APIRoute, GetStaticPaths } from 'astro';
import { publishedSvgs } from '@/pictures/contentPictures';
import { drawingFiles } from '@/pictures/drawings';
import { documentSvg } from '@/pictures/svg';

export const getStaticPaths = (() => {
  const drawings = drawingFiles().map((drawing) => [drawing.id, documentSvg(drawing)] as const);
  return [...drawings, ...publishedSvgs()].map(([name, svg]) => ({ params: { name }, props: { svg } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
