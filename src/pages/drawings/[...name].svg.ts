import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingFile, servedDrawings } from '@/drawings/drawings';
import type { Drawing } from '@/drawings/picture';

export const getStaticPaths = (() =>
  servedDrawings().map((drawing) => ({ params: { name: drawing.id }, props: { drawing } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ drawing: Drawing }> = ({ props }) =>
  new Response(drawingFile(props.drawing), { headers: { 'Content-Type': 'image/svg+xml' } });
