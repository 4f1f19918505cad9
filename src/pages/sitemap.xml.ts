import type { APIRoute } from 'astro';
import { lastChange } from '@/content/history';
import { getPages, type SitePage } from '@/found/pages';
import { element } from '@/found/xml';
import { isoDay } from '@/lib/text';

/** A page is as old as its content, or as the day that the content names; never as the build. */
const changed = ({ sources, day }: SitePage) => lastChange(sources) ?? (day && isoDay(day));

export const GET: APIRoute = async ({ site }) => {
  const entries = (await getPages()).map(
    (page) => `<url>${element('loc', new URL(page.path, site).href)}${element('lastmod', changed(page))}</url>\n`,
  );
  return new Response(
    '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      `${entries.join('')}</urlset>\n`,
  );
};
