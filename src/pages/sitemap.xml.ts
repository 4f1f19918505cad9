import type { APIRoute } from 'astro';
import { changedDay } from '@/found/history';
import { getPages } from '@/found/pages';
import { element } from '@/found/xml';

export const GET: APIRoute = async ({ site }) => {
  const entries = (await getPages()).map(
    (page) => `<url>${element('loc', new URL(page.path, site).href)}${element('lastmod', changedDay(page))}</url>\n`,
  );
  return new Response(
    '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      `${entries.join('')}</urlset>\n`,
  );
};
