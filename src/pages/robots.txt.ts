import type { APIRoute } from 'astro';
import { showsDrafts } from '@/config/drafts';

/** Drafts may be crawled, or nobody would read that they must not be indexed. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = showsDrafts() ? '' : `\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`);
};
