import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import { twinPath } from '@/found/addresses';
import { getPages, type SitePage } from '@/found/pages';
import { twin } from '@/found/twins/twin';

export const getStaticPaths = async () =>
  (await getPages()).map((page) => ({
    params: { path: twinPath(page.path).slice(1, -'.md'.length) },
    props: { page },
  }));

export const GET: APIRoute<{ page: SitePage }> = async ({ props }) =>
  new Response(await twin(props.page, (await getDocument('site')).url));
