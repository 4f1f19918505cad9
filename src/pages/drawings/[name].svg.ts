import type { APIRoute, GetStaticPaths } from 'astro';
import { everyDrawing } from '@/pictures/everyDrawing';

export const getStaticPaths = (async () =>
  [...(await everyDrawing())].map(([name, svg]) => ({ params: { name }, props: { svg } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
