import type { APIRoute } from 'astro';
import { showsDrafts } from '@/config/drafts';
import { getDocument } from '@/content/queries';

/** Drafts may be crawled, or nobody would read that they must not be indexed. */
export const GET: APIRoute = async () => {
  const { url } = await getDocument('site');
  const sitemap = showsDrafts() ? '' : `\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`);
};
