import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import { isoDay } from '@/lib/text';
import { getPages } from '@/seo/pages';

/** Not @astrojs/sitemap, which does not know the dates of entries and writes an index with parts instead of one file. */
export const GET: APIRoute = async () => {
  const { url } = await getDocument('site');
  // No page links to a closed role.
  const pages = (await getPages()).filter((page) => !(page.kind === 'job' && page.job.isClosed));
  const entries = pages.map(({ path, lastModified }) => {
    const address = new URL(path, url).href.replaceAll('&', '&amp;');
    return `<url><loc>${address}</loc>${lastModified ? `<lastmod>${isoDay(lastModified)}</lastmod>` : ''}</url>\n`;
  });
  return new Response(
    '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      `${entries.join('')}</urlset>\n`,
  );
};
