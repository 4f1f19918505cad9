// What search engines, link previews and lists of pages say about each page.

import { breadcrumbStrings } from '@/ui/Breadcrumb/strings';
import { type Article, getArticles } from '@/content/articles';
import { jobPicture } from '@/content/jobPictures';
import { getJobs, type Job } from '@/content/jobs';
import { getLegalPages, type LegalPage } from '@/content/legal';
import { getPage } from '@/content/pages/getPage';
import { getServices, type Service, withServiceCount } from '@/content/services';
import { getSite } from '@/content/site';
import type { ChosenPicture } from '@/drawings/chosenPictures';
import { routes } from '@/lib/routes';
import { sharingStrings } from './strings';

interface Crumb {
  name: string;
  path: string;
}

/** A page that a visitor can open. */
export interface PageInfo extends Crumb {
  /** The title in the browser tab. */
  title: string;
  description: string;
  /** Its breadcrumbs, the home page first. */
  parents: readonly Crumb[];
  /** The date in an article or a job. */
  modified?: Date | undefined;
  /** The text in the picture of a link preview, and the picture beside it. */
  sharing: { title: string; line: string };
  picture: ChosenPicture;
}

/** The name of a page in the navigation, if it is there. */
async function nameInNavigation(path: string): Promise<string | undefined> {
  const { navigation } = await getSite();
  return navigation.find(({ href }) => href === path)?.label;
}

/** What the pages of entries call the page above them. */
const parentNames: Record<string, string> = {
  [routes.services]: breadcrumbStrings.services,
  [routes.careers]: breadcrumbStrings.careers,
  [routes.blog]: breadcrumbStrings.blog,
};

/** The home page and the page at a path, as breadcrumbs. The navigation may leave out both. */
async function breadcrumbs(path: string = routes.home): Promise<Crumb[]> {
  const { name: company } = await getSite();
  const paths = path === routes.home ? [path] : [routes.home, path];
  const nameOf = async (at: string) => (await nameInNavigation(at)) ?? parentNames[at] ?? company;
  return Promise.all(paths.map(async (at) => ({ path: at, name: await nameOf(at) })));
}

type Head = Pick<PageInfo, 'title' | 'description' | 'sharing'>;

/** A page with a file in content/pages. */
async function fixedInfo(path: string, { title, description, sharing }: Head, picture: ChosenPicture) {
  const name = (await nameInNavigation(path)) ?? title;
  const parents = path === routes.home ? [] : await breadcrumbs();
  return { path, name, title, description, parents, sharing, picture };
}

export async function homeInfo(): Promise<PageInfo> {
  const home = await getPage('home');
  const { tagline } = await getSite();
  const sharing = { title: `${tagline.first} ${tagline.second}`, ...home.sharing };
  return fixedInfo(routes.home, { ...home, sharing }, home.slider.slides[0]?.image ?? home.about.image);
}

export async function aboutInfo(): Promise<PageInfo> {
  const about = await getPage('about');
  return fixedInfo(routes.about, about, about.team.cards[0]?.image ?? about.hero.image);
}

export async function servicesInfo(): Promise<PageInfo> {
  const [service] = await getServices();
  const page = await getPage('services');
  const description = await withServiceCount(page.description);
  return fixedInfo(routes.services, { ...page, description }, service?.image ?? { drawing: 'trellis' });
}

export async function contactInfo(): Promise<PageInfo> {
  return fixedInfo(routes.contact, await getPage('contact'), { drawing: 'envelope' });
}

export async function careersInfo(): Promise<PageInfo> {
  const careers = await getPage('careers');
  const jobs = await getJobs();
  return fixedInfo(routes.careers, careers, jobs.length > 0 ? careers.hero.image : { drawing: 'resting' });
}

export async function blogInfo(): Promise<PageInfo> {
  const [article] = await getArticles();
  return fixedInfo(routes.blog, await getPage('blog'), article?.image ?? { drawing: 'trellis' });
}

export async function legalInfo({ id, order, heading, ...head }: LegalPage): Promise<PageInfo> {
  const page = await fixedInfo(routes.legal(id), head, { drawing: order % 2 === 1 ? 'espalier' : 'climbing' });
  return { ...page, name: heading };
}

export async function serviceInfo(service: Service): Promise<PageInfo> {
  const { id, title, shortDescription } = service;
  const site = await getSite();
  return {
    path: routes.service(id),
    name: title,
    title: `${title} | ${site.name}`,
    description: shortDescription,
    parents: await breadcrumbs(routes.services),
    sharing: { title, line: breadcrumbStrings.services },
    picture: service.image,
  };
}

export async function jobInfo(job: Job): Promise<PageInfo> {
  const { id, title, description, experience, posted } = job;
  const site = await getSite();
  return {
    path: routes.job(id),
    name: title,
    title: `${title} | ${site.name}`,
    description,
    parents: await breadcrumbs(routes.careers),
    modified: posted,
    sharing: { title, line: sharingStrings.openJob(experience) },
    picture: jobPicture(job),
  };
}

export async function articleInfo({ id, title, excerpt, updated, published, image }: Article): Promise<PageInfo> {
  const blog = await getPage('blog');
  return {
    path: routes.article(id),
    name: title,
    title,
    description: excerpt,
    parents: await breadcrumbs(routes.blog),
    modified: updated ?? published,
    sharing: { title, line: blog.name },
    picture: image,
  };
}

/** A not-found page; `parent` is the path of the page above it. */
export async function notFoundInfo({ title, description }: Pick<PageInfo, 'title' | 'description'>, parent?: string) {
  const { name } = await getSite();
  return { title: `${title} | ${name}`, description, parents: await breadcrumbs(parent) };
}

/** Every page, for the sitemap and the sharing pictures. */
export async function getEveryPage(): Promise<PageInfo[]> {
  const fixedPages = [homeInfo(), aboutInfo(), servicesInfo(), contactInfo(), careersInfo(), blogInfo()];
  const legalPages = (await getLegalPages()).map(legalInfo);
  const services = (await getServices()).map(serviceInfo);
  const jobs = (await getJobs()).map(jobInfo);
  const articles = (await getArticles()).map(articleInfo);
  return Promise.all([...fixedPages, ...legalPages, ...services, ...jobs, ...articles]);
}
