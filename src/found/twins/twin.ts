import type { SitePage } from '../pages';
import { about, contact, home } from './company';
import { article, job, service } from './entries';
import { blog, careers, legal, services } from './lists';
import { withAbsoluteLinks } from './markdown';

function words(page: SitePage): Promise<string> {
  switch (page.kind) {
    case 'service':
      return service(page.service);
    case 'job':
      return job(page.job);
    case 'article':
      return article(page.article);
    case 'legal':
      return legal(page.path);
    default:
      return { home, about, contact, services, careers, blog }[page.kind]();
  }
}

/** The page as Markdown, from the same content. */
export async function twin(page: SitePage, site: string): Promise<string> {
  return withAbsoluteLinks(await words(page), site);
}
