import type { APIRoute } from 'astro';
import { getArticles, getJobs, getServices } from '@/content/queries';
import type { SearchData } from '@/islands/Search/searchEngine';
import { getSearchEntries } from '@/seo/searchEntries';
import { commonSearches } from '@/seo/searchSynonyms';
import { describeIndex, searchStrings } from '@/strings';

/** The search index, and the labels of the search that are not in every page. */
export const GET: APIRoute = async () => {
  const { often, result, results, nothing, keys, groups } = searchStrings;
  const [services, jobs, articles] = await Promise.all([getServices(), getJobs(), getArticles()]);
  const start = describeIndex(services.length, jobs.length, articles.length);
  const labels = { start, often, result, results, nothing, keys, groups };
  const data = { labels, common: commonSearches, entries: await getSearchEntries() } satisfies SearchData;
  return Response.json(data);
};
