import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import { feeds, twinPath } from '@/found/addresses';
import { getPages, type SitePage } from '@/found/pages';

/** What there is to read, for programs that read for people: https://llmstxt.org. */
export const GET: APIRoute = async ({ site }) => {
  const [{ name, description }, sharing, pages] = await Promise.all([
    getDocument('site'),
    getDocument('sharing'),
    getPages(),
  ]);
  const { agents } = sharing;
  const entry = (title: string, path: string, note?: string) =>
    `- [${title}](${new URL(path, site).href})${note ? `: ${note}` : ''}\n`;
  const part = (heading: string, kinds: readonly SitePage['kind'][]) =>
    `\n## ${heading}\n\n${pages
      .filter(({ kind }) => kinds.includes(kind))
      .map((page) => entry(page.name, twinPath(page.path), page.description))
      .join('')}`;
  return new Response(
    `# ${name}\n\n> ${description}\n\n${agents.text}\n` +
      part(agents.company, ['home', 'about', 'services', 'contact', 'careers', 'blog', 'legal']) +
      part(agents.services, ['service']) +
      part(agents.jobs, ['job']) +
      part(agents.articles, ['article']) +
      `\n## ${agents.feeds}\n\n${feeds(sharing.feeds)
        .map(({ title, path, type }) => entry(title, path, type))
        .join('')}`,
  );
};
