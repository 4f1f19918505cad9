import type { APIRoute } from 'astro';
import { feed } from '@/config/feed';
import { routes } from '@/config/routes';
import { getDocuments } from '@/content/queries';
import { withoutSoftHyphens } from '@/lib/text';
import type { SitePage } from '@/seo/page';
import { getPages } from '@/seo/pages';

/** An overview of the site for AI assistants: https://llmstxt.org. */
export const GET: APIRoute = async () => {
  const { site, layout, 'labels/pages': labels, 'pages/blog': blog } = await getDocuments();
  const { programs } = labels;
  const pages = await getPages();
  const entry = (title: string, path: string, note: string) =>
    `- [${title}](${new URL(path, site.url).href}): ${note}\n`;
  const section = (heading: string, isListed: (page: SitePage) => boolean) => {
    const entries = pages.filter(isListed).map((page) => entry(page.name, page.path, page.description));
    return entries.length > 0 ? `\n## ${heading}\n\n${entries.join('')}` : '';
  };
  const text =
    `# ${site.name}\n\n> ${site.description}\n\n${layout.summary}\n` +
    section(programs.company, ({ kind }) => !['service', 'job', 'article'].includes(kind)) +
    section(programs.services, ({ kind }) => kind === 'service') +
    section(programs.jobs, (page) => page.kind === 'job' && !page.job.isClosed) +
    section(programs.articles, ({ kind }) => kind === 'article') +
    (pages.some(({ path }) => path === routes.blog)
      ? `\n## ${programs.feeds}\n\n${entry(blog.feed.title, feed.path, feed.type)}`
      : '');
  return new Response(withoutSoftHyphens(text));
};
