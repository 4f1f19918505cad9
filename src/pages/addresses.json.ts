import type { APIRoute } from 'astro';
import { askedWords } from '@/found/askedWords';
import { getPages } from '@/found/pages';
import type { Address } from '@/lib/nearAddresses';

/** What the not-found pages look through for an address that may have been meant. */
export const GET: APIRoute = async () => {
  const addresses = (await getPages()).map((page): Address => {
    const names = page.kind === 'job' ? [page.name, page.job.cardTitle] : [page.name];
    const ownPart = page.path.slice(page.path.lastIndexOf('/'));
    return { path: page.path, name: page.name, words: askedWords(ownPart, names) };
  });
  return Response.json(addresses);
};
