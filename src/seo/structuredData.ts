import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { Article } from '@/content/articles';
import type { Job } from '@/content/jobs';
import { getOffices } from '@/content/offices';
import { getSite } from '@/content/site';
import type { Site } from '@/content/site.schema';
import { routes } from '@/lib/routes';
import type { PageInfo } from '@/seo/pageInfo';
import { blogPosting } from './blogPosting';
import { jobPosting } from './jobPosting';
import { organization } from './organization';
import { sharePicture } from './sharePicture';

/** The entry that a page is about. */
export type Subject = { kind: 'job'; job: Job } | { kind: 'article'; article: Article };

function breadcrumbs(page: PageInfo, site: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...page.parents, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site.url).href,
    })),
  };
}

/** The job or article that the page is about. */
async function describeSubject(subject: Subject, page: PageInfo, site: Site): Promise<Thing | undefined> {
  if (subject.kind === 'job') return jobPosting(subject.job, site);
  const { src } = await sharePicture(page);
  return blogPosting(subject.article, site, new URL(src, site.url).href);
}

/** The JSON-LD of a page: what search engines show, and what the specification asks for. */
export async function structuredData(page: PageInfo, subject: Subject | undefined): Promise<Graph> {
  const site = await getSite();
  const url = new URL(page.path, site.url).href;
  const things: Thing[] = [];
  if (page.path === routes.home) {
    things.push(organization(site, await getOffices()), { '@type': 'WebSite', name: site.name, url });
  } else {
    things.push(breadcrumbs(page, site));
  }
  // The specification asks for it.
  if (page.path === routes.careers) {
    things.push({ '@type': 'AboutPage', name: page.title, description: page.description, url });
  }
  const about = subject && (await describeSubject(subject, page, site));
  if (about) things.push(about);
  return { '@context': 'https://schema.org', '@graph': things };
}
