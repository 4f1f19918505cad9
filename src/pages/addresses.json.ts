import type { APIRoute } from 'astro';
import type { Address } from '@/lib/nearAddresses';
import { searchTerms } from '@/lib/searchTerms';
import { getPages } from '@/site/pages';

/** What the not-found pages look through for an address that may have been meant. */
export const GET: APIRoute = async () => {
  const addresses = (await getPages()).map((page): Address => {
    const names = page.kind === 'job' ? [page.name, page.job.cardTitle] : [page.name];
    const ownPart = page.path.slice(page.path.lastIndexOf('/'));
    return { path: page.path, name: page.name, words: searchTerms(ownPart, names) };
  });
  return Response.json(addresses);
};
