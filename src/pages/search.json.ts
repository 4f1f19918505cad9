import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import type { SearchData } from '@/islands/Search/searchIndex';
import { withoutSoftHyphens } from '@/lib/text';
import { searchEntries } from '@/seo/searchIndex';

/** The labels of the search, and what it searches in. */
export const GET: APIRoute = async () => {
  const { open, hint, close, failed, reload, ...labels } = await getDocument('labels/search');
  const { common } = await getDocument('search');
  const entries = await searchEntries();
  const data = { labels, common, entries } satisfies SearchData;
  return new Response(withoutSoftHyphens(JSON.stringify(data)));
};
