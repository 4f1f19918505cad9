import type { APIRoute } from 'astro';
import { getArticles, getJobs, getServices } from '@/content/queries';
import type { SearchData } from '@/islands/Search/searchEngine';
import { getSearchEntries } from '@/seo/searchEntries';
import { commonSearches } from '@/seo/searchSynonyms';

export const GET: APIRoute = async () => {
  const [services, jobs, articles] = await Promise.all([getServices(), getJobs(), getArticles()]);
  const counts = { services: services.length, roles: jobs.length, articles: articles.length };
  const data = { counts, common: commonSearches, entries: await getSearchEntries() } satisfies SearchData;
  return Response.json(data);
};
