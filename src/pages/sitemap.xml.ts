import type { APIRoute } from 'astro';
import { getEmptyLists } from '@/content/navigation';
import { getSite } from '@/content/site';
import { isoDay } from '@/lib/text';
import { getEveryPage } from './_everyPage';

/** Not @astrojs/sitemap, whose `serialize` would have to find the date of an entry by its address. Here each page brings its own. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  const empty = await getEmptyLists();
  const pages = (await getEveryPage()).filter(({ path }) => !empty.includes(path));
  const entries = pages.map(({ path, modified }) => {
    const address = new URL(path, url).href.replaceAll('&', '&amp;');
    return `<url><loc>${address}</loc>${modified ? `<lastmod>${isoDay(modified)}</lastmod>` : ''}</url>\n`;
  });
  return new Response(
    '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      `${entries.join('')}</urlset>\n`,
  );
};
