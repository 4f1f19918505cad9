import type { APIRoute } from 'astro';
import { icons } from '@/sharing/icons';

export const getStaticPaths = () => icons.map((icon) => ({ params: { file: icon.file }, props: { icon } }));

export const GET: APIRoute<{ icon: (typeof icons)[number] }> = async ({ props }) =>
  new Response(await props.icon.bytes());
