import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import type { SearchData } from '@/islands/Search/searchEngine';
import { withoutSoftHyphens } from '@/lib/text';
import { getSearchEntries } from '@/seo/searchEntries';

/** The search index, and the labels of the search that are not in every page. */
export const GET: APIRoute = async () => {
  const { start, often, results, nothing, keys, groups } = await getDocument('labels/search');
  const labels = { start, often, results, nothing, keys, groups };
  const { common } = await getDocument('search');
  const entries = await getSearchEntries();
  const data = { labels, common, entries } satisfies SearchData;
  return new Response(withoutSoftHyphens(JSON.stringify(data)));
};
