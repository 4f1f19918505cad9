import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import { getFeeds, markdownPath } from '@/feeds/addresses';
import type { SitePage } from '@/site/page';
import { getPages } from '@/site/pages';

/** What there is to read, for programs that read for people: https://llmstxt.org. */
export const GET: APIRoute = async ({ site }) => {
  const [{ name, description }, { programs }, pages, feeds] = await Promise.all([
    getDocument('site'),
    getDocument('shell'),
    getPages(),
    getFeeds(),
  ]);
  const entry = (title: string, path: string, note: string) => `- [${title}](${new URL(path, site).href}): ${note}\n`;
  const section = (heading: string, entries: readonly string[]) =>
    entries.length > 0 ? `\n## ${heading}\n\n${entries.join('')}` : '';
  const list = (kind: (page: SitePage) => boolean) =>
    pages.filter(kind).map((page) => entry(page.name, markdownPath(page.path), page.description));
  const entries = ['service', 'job', 'article'];
  return new Response(
    `# ${name}\n\n> ${description}\n\n${programs.text}\n` +
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
      section(
        programs.feeds,
        feeds.map(({ title, path, type }) => entry(title, path, type)),
      ),
  );
};
