// Every page of the site with what machines need to know about it. Head, sitemap, feeds and twins all read this list.
import { articlePlate } from '@art/articles';
import { rolePlate } from '@art/emblems';
import type { Plate } from '@art/plate';
import { scenePlate } from '@art/scenes';
import { servicePlate } from '@art/services';
import { slidePlate } from '@art/slides';
import { routes } from '@/config/routes';
import {
  type Article,
  getArticles,
  getDocument,
  getJobs,
  getServices,
  type Job,
  type Service,
} from '@/content/queries';
import { fill } from '@/lib/fill';
import type { ContentPicture } from '@/pictures/contentPictures';

type Subject =
  | { kind: 'home' | 'about' | 'services' | 'contact' | 'careers' | 'blog' | 'legal' }
  | { kind: 'service'; service: Service }
  | { kind: 'job'; job: Job }
  | { kind: 'article'; article: Article };

export type SitePage = Subject & {
  path: string;
  /** What links call the page. */
  name: string;
  /** The title in the browser tab. */
  title: string;
  description: string;
  /** The pages above it, the topmost first. */
  parents: readonly { name: string; path: string }[];
  /** The content files that make the page, for the date of its last change. */
  sources: readonly string[];
  /** The day that the content itself names. */
  day?: Date | undefined;
  /** What a link preview shows: words, and a picture that a content file names or else a plate. */
  picture: {
    title: string;
    line: string;
    plate: Plate;
    named?: { picture: ContentPicture; owner: string } | undefined;
  };
};

const owned = (owner: string, picture: ContentPicture | undefined) => picture && { picture, owner };

const pagesFile = (name: string) => `content/pages/${name}.yaml`;
const blockFile = (name: string) => `content/blocks/${name}.yaml`;
const company = 'content/site.yaml';

async function topPages(): Promise<SitePage[]> {
  const [shell, { pictures }, services, articles, jobs] = await Promise.all([
    getDocument('shell'),
    getDocument('sharing'),
    getServices(),
    getArticles(),
    getJobs(),
  ]);
  const label = (path: string, otherwise: string) =>
    [...shell.navigation, ...shell.footer.legal].find(({ href }) => href === path)?.label ?? otherwise;
  const parents = [{ name: label(routes.home, routes.home), path: routes.home }];
  const every = (folder: string, entries: readonly { id: string }[]) =>
    entries.map(({ id }) => `content/${folder}/${id}.yaml`);
  const [firstService, firstArticle] = [services[0]?.id ?? '', articles[0]?.id ?? ''];
  const [slides, team] = await Promise.all([getDocument('slides'), getDocument('team')]);

  return [
    {
      kind: 'home' as const,
      path: routes.home,
      words: await getDocument('homePage'),
      sources: [
        pagesFile('home'),
        company,
        ...['slides', 'process', 'testimonials', 'faq'].map(blockFile),
        ...every('services', services.slice(0, 3)),
      ],
      picture: {
        ...pictures.home,
        plate: slidePlate(slides.items[0]?.plate ?? firstService),
        named: owned('blocks/slides', slides.items[0]?.image),
      },
    },
    {
      kind: 'about' as const,
      path: routes.about,
      words: await getDocument('aboutPage'),
      sources: [pagesFile('about'), company, ...['values', 'team', 'achievements', 'expectations'].map(blockFile)],
      picture: {
        ...pictures.about,
        plate: scenePlate('grafting'),
        named: owned('blocks/team', team.items[0]?.image),
      },
    },
    {
      kind: 'services' as const,
      path: routes.services,
      words: await getDocument('servicesPage'),
      sources: [pagesFile('services'), ...every('services', services)],
      picture: {
        ...pictures.services,
        plate: servicePlate('custom-software', 'square'),
        named: owned(`services/${firstService}`, services[0]?.image),
      },
    },
    {
      kind: 'contact' as const,
      path: routes.contact,
      words: await getDocument('contactPage'),
      sources: [pagesFile('contact'), company],
      picture: { ...pictures.contact, plate: scenePlate('envelope') },
    },
    {
      kind: 'careers' as const,
      path: routes.careers,
      words: await getDocument('careersPage'),
      sources: [pagesFile('careers'), ...['offers', 'statistics', 'hiring'].map(blockFile), ...every('jobs', jobs)],
      picture: { ...pictures.careers, plate: scenePlate('nursery') },
    },
    {
      kind: 'blog' as const,
      path: routes.blog,
      words: await getDocument('blogPage'),
      sources: [pagesFile('blog'), ...every('articles', articles)],
      picture: {
        ...pictures.blog,
        plate: articlePlate(firstArticle),
        named: owned(`articles/${firstArticle}`, articles[0]?.image),
      },
    },
    {
      kind: 'legal' as const,
      path: routes.privacy,
      words: await getDocument('privacyPage'),
      sources: [pagesFile('privacy-policy')],
      picture: { ...pictures.privacy, plate: scenePlate('espalier') },
    },
    {
      kind: 'legal' as const,
      path: routes.terms,
      words: await getDocument('termsPage'),
      sources: [pagesFile('terms-conditions')],
      picture: { ...pictures.terms, plate: scenePlate('climbing') },
    },
  ].map(({ words: { title, description }, ...page }) => ({
    ...page,
    name: label(page.path, title),
    title,
    description,
    parents: page.path === routes.home ? [] : parents,
  }));
}

/** Every page that a visitor can open: the fixed ones, then services, jobs and articles. */
export async function getPages(): Promise<SitePage[]> {
  const [top, services, jobs, articles] = await Promise.all([topPages(), getServices(), getJobs(), getArticles()]);
  const [{ name }, { pictures }, { parent }, { series }] = await Promise.all([
    getDocument('site'),
    getDocument('sharing'),
    getDocument('servicePage'),
    getDocument('articlePage'),
  ]);
  const above = (path: string) =>
    top
      .filter((page) => page.path === routes.home || page.path === path)
      .map((page) => ({ name: page.name, path: page.path }));

  return [
    ...top,
    ...services.map((service) => ({
      kind: 'service' as const,
      service,
      path: routes.service(service.id),
      name: service.title,
      title: `${service.title} | ${name}`,
      description: service.shortDescription,
      parents: above(routes.services),
      sources: [`content/services/${service.id}.yaml`],
      picture: {
        title: service.title,
        line: parent,
        plate: servicePlate(service.id, 'square'),
        named: owned(`services/${service.id}`, service.image),
      },
    })),
    ...jobs.map((job) => ({
      kind: 'job' as const,
      job,
      path: routes.job(job.id),
      name: job.title,
      title: `${job.title} | ${name}`,
      description: job.description,
      parents: above(routes.careers),
      sources: [`content/jobs/${job.id}.yaml`],
      day: job.posted,
      picture: {
        title: job.title,
        line: fill(pictures.jobLine, { experience: job.experience }),
        plate: rolePlate(job.id),
        named: owned(`jobs/${job.id}`, job.logo),
      },
    })),
    ...articles.map((article) => ({
      kind: 'article' as const,
      article,
      path: routes.article(article.id),
      name: article.title,
      title: article.title,
      description: article.excerpt,
      parents: above(routes.blog),
      sources: [`content/articles/${article.id}.yaml`],
      day: article.published,
      picture: {
        title: article.title,
        line: series,
        plate: articlePlate(article.id),
        named: owned(`articles/${article.id}`, article.image),
      },
    })),
  ];
}

/** The page at an address; none for a not-found page. */
export async function findPage(path: string): Promise<SitePage | undefined> {
  return (await getPages()).find((page) => page.path === path);
}
