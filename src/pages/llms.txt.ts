import type { APIRoute } from 'astro';
import { feed } from '@/config/feed';
import { getArticles, getJobs, getPage, getServices, getSite } from '@/content/queries';
import { articleInfo, getCompanyPages, jobInfo, type PageInfo, serviceInfo } from '@/seo/pageInfo';
import { llmsStrings } from '@/strings';

/** An overview of the site for AI assistants: https://llmstxt.org. */
export const GET: APIRoute = async () => {
  const site = await getSite();
  const blog = await getPage('blog');
  const entry = (title: string, path: string, note: string) =>
    `- [${title}](${new URL(path, site.url).href}): ${note}\n`;
  const section = (heading: string, pages: readonly PageInfo[]) => {
    const entries = pages.map((page) => entry(page.name, page.path, page.description));
    return entries.length > 0 ? `\n## ${heading}\n\n${entries.join('')}` : '';
  };
  const text =
    `# ${site.name}\n\n> ${site.description}\n\n${site.summary}\n` +
    section(llmsStrings.company, await getCompanyPages()) +
    section(llmsStrings.services, await Promise.all((await getServices()).map(serviceInfo))) +
    section(llmsStrings.jobs, await Promise.all((await getJobs()).map(jobInfo))) +
    section(llmsStrings.articles, await Promise.all((await getArticles()).map(articleInfo))) +
    `\n## ${llmsStrings.feeds}\n\n${entry(blog.feed.title, feed.path, feed.type)}`;
  return new Response(text);
};
