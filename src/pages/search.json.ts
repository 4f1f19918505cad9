import type { APIRoute } from 'astro';
import { showsDecorations } from '@/brand/brand';
import { getDocument } from '@/content/queries';
import type { SearchData } from '@/islands/Search/searchIndex';
import { searchEntries } from '@/seo/searchIndex';

/** The labels of the search, and what it searches in. */
export const GET: APIRoute = async () => {
  const [labels, { common }, entries] = await Promise.all([
    getDocument('labels/search'),
    getDocument('search'),
    searchEntries(),
  ]);
  const { open, hint, close, failed, reload, ...own } = labels;
  return Response.json({ labels: own, common, entries, drawings: showsDecorations } satisfies SearchData);
};
