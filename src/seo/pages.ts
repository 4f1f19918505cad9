// One record for every page of the site. Head, navigation, sitemap, feeds and sharing pictures use this list.
import { routes } from '@/config/routes';
import { type Document, getArticles, getDocument, getDocuments, getEveryJob, getServices } from '@/content/queries';
import { memoize } from '@/lib/memoize';
import { interpolate } from '@/lib/placeholders';
import { withoutSoftHyphens } from '@/lib/text';
import { pictureFor } from '@/pictures/contentPictures';
import { toPicture } from '@/pictures/drawings';
import { articlePlate, pagePlate, rolePlate, servicePlate } from '@/pictures/plates';
import { fixedPages } from './fixedPages';
import type { NotFoundPage, SitePage } from './page';

/** The home page and the page at a path, as breadcrumbs. */
function breadcrumbs(pages: readonly SitePage[], path: string) {
  const paths = new Set([routes.home, path]);
  return [...paths].flatMap((wanted) => {
    const page = pages.find((candidate) => candidate.path === wanted);
    return page ? [{ name: page.name, path: page.path }] : [];
  });
}

/** Every page that a visitor can open: fixed pages, services, jobs and articles. */
export const getPages = memoize(async (): Promise<SitePage[]> => (await everyPage()).map(withPlainTexts));

async function everyPage(): Promise<SitePage[]> {
  const documents = await getDocuments();
  const fixed = await fixedPages();
  const { name } = documents.site;
  const { closed } = documents['pages/job'];
  const { sharingLine } = documents['labels/pages'].job;
  return [
    ...fixed,
    ...(await getServices()).map((service) => ({
      kind: 'service' as const,
      service,
      path: routes.service(service.id),
      name: service.title,
      title: `${service.title} | ${name}`,
      description: service.shortDescription,
      parents: breadcrumbs(fixed, routes.services),
      sharing: { title: service.title, line: documents['pages/service'].parent },
      plate: () => servicePlate(service),
      image: service.image,
    })),
    ...(await getEveryJob()).map((job) => ({
      kind: 'job' as const,
      job,
      path: routes.job(job.id),
      name: job.title,
      title: `${job.title} | ${name}`,
      description: job.description,
      parents: breadcrumbs(fixed, routes.careers),
      lastModified: job.posted,
      sharing: {
        title: job.title,
        line: job.isClosed ? closed.place : interpolate(sharingLine, { experience: job.experience }),
      },
      plate: () => rolePlate(job),
      image: job.logo,
    })),
    ...(await getArticles()).map((article) => ({
      kind: 'article' as const,
      article,
      path: routes.article(article.id),
      name: article.title,
      title: article.title,
      description: article.excerpt,
      parents: breadcrumbs(fixed, routes.blog),
      lastModified: article.updated ?? article.published,
      sharing: { title: article.title, line: documents['pages/article'].series },
      plate: () => articlePlate(article),
      image: article.image,
    })),
  ];
}

/** Removes soft hyphens from the metadata. */
const withPlainTexts = <Page extends SitePage>(page: Page): Page => ({
  ...page,
  name: withoutSoftHyphens(page.name),
  title: withoutSoftHyphens(page.title),
  description: withoutSoftHyphens(page.description),
  sharing: {
    title: withoutSoftHyphens(page.sharing.title),
    line: withoutSoftHyphens(page.sharing.line),
  },
});

export async function getPage(path: string): Promise<SitePage> {
  const page = (await getPages()).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`src/seo/pages.ts has no record of a page at ${path}.`);
  return page;
}

/** The pages of one kind, such as all services. */
export async function getPagesByKind<Kind extends SitePage['kind']>(kind: Kind) {
  return (await getPages()).filter((page): page is Extract<SitePage, { kind: Kind }> => page.kind === kind);
}

/** The not-found page of a section, and its texts and picture. */
export async function getNotFoundPage(section: keyof Document<'pages/not-found'>) {
  const [words, pages] = await Promise.all([getDocument('pages/not-found'), getPages()]);
  const { title, description, image, drawing, ...texts } = words[section];
  const above = { page: routes.home, service: routes.services, job: routes.careers, article: routes.blog }[section];
  const page: NotFoundPage = { kind: 'notFound', title, description, parents: breadcrumbs(pages, above) };
  const picture = await pictureFor(image, () => toPicture(pagePlate({ drawing }, 'tendril')));
  return { page, words: { ...texts, alt: image?.alt ?? '', picture } };
}
