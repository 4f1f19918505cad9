import type { APIRoute } from 'astro';
import { feed } from '@/config/feed';
import { getDocument } from '@/content/queries';
import type { SitePage } from '@/seo/page';
import { getPages } from '@/seo/pages';

/** What there is to read, for programs that read for people: https://llmstxt.org. */
export const GET: APIRoute = async () => {
  const [{ url, name, description }, { summary }, { programs }, pages, blog] = await Promise.all([
    getDocument('site'),
    getDocument('shell'),
    getDocument('labels/pages'),
    getPages(),
    getDocument('pages/blog'),
  ]);
  const entry = (title: string, path: string, note: string) => `- [${title}](${new URL(path, url).href}): ${note}\n`;
  const section = (heading: string, entries: readonly string[]) =>
    entries.length > 0 ? `\n## ${heading}\n\n${entries.join('')}` : '';
  const list = (kind: (page: SitePage) => boolean) =>
    pages.filter(kind).map((page) => entry(page.name, page.path, page.description));
  const entries = ['service', 'job', 'article'];
  return new Response(
    `# ${name}\n\n> ${description}\n\n${summary}\n` +
      section(
        programs.company,
        list(({ kind }) => !entries.includes(kind)),
      ) +
      section(
        programs.services,
        list(({ kind }) => kind === 'service'),
      ) +
      section(
        programs.jobs,
        list((page) => page.kind === 'job' && !page.job.isClosed),
      ) +
      section(
        programs.articles,
        list(({ kind }) => kind === 'article'),
      ) +
      section(programs.feeds, [entry(blog.feed.title, feed.path, feed.type)]),
  );
};
