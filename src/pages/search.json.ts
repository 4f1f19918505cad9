import type { APIRoute } from 'astro';
import { getArticles, getJobs, getServices } from '@/content/queries';
import { createSearch, type SearchData } from '@/islands/Search/searchEngine';
import { getSearchEntries } from '@/seo/searchEntries';
import { commonSearches } from '@/seo/searchSynonyms';

export const GET: APIRoute = async () => {
  const [services, jobs, articles] = await Promise.all([getServices(), getJobs(), getArticles()]);
  const counts = { services: services.length, jobs: jobs.length, articles: articles.length };
  const entries = await getSearchEntries();
  const search = createSearch(entries);
  const common = commonSearches.filter((words) => search(words).length > 0);
  const data = { counts, common, entries } satisfies SearchData;
  return Response.json(data);
};
