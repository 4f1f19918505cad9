import type { APIRoute } from 'astro';
import { getSite } from '@/content/site';
import { showsDrafts } from '@/lib/drafts';

/** A preview of drafts allows crawling, too, because crawlers must read its noindex. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  const sitemap = showsDrafts() ? '' : `\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`);
};
