import type { APIRoute } from 'astro';
import { lastChange } from '@/content/history';
import { isoDay } from '@/lib/text';
import type { SitePage } from '@/site/page';
import { getPages } from '@/site/pages';

/** A page is as old as its content, or as the day that the content names; never as the build. */
const changed = ({ sources, day }: SitePage) => lastChange(sources) ?? (day && isoDay(day));

/**
 * Written here and not by @astrojs/sitemap: that runs after the build, where nobody knows any more which content made a
 * page, so it could not say when a page last changed; and it writes an index and parts instead of one file.
 */
export const GET: APIRoute = async ({ site }) => {
  const entries = (await getPages()).map((page) => {
    const day = changed(page);
    const address = new URL(page.path, site).href.replaceAll('&', '&amp;');
    return `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
  });
  return new Response(
    '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      `${entries.join('')}</urlset>\n`,
  );
};
