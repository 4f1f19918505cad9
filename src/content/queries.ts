// Pages get their content from here: what is online today, sorted, with references resolved.
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { showsDrafts } from '@/lib/drafts';
import { routes } from '@/lib/routes';
import { memoize } from './memoize';
import { toPrices } from './prices';
import { articleMinutes } from './readingTime';
import type { Pages } from './schemas/pages';
import { onlineEntries, today } from './visibility';

const maxLinkedArticles = 3;

/** The only entry of a collection with one file. */
async function getOnlyEntry<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The file of the collection "${name}" in content/ is missing or empty.`);
  return entry.data;
}

export const getSite = () => getOnlyEntry('site');

/** The texts of a page, by the name of its file in content/pages. */
export const getPage = <Name extends keyof Pages>(name: Name) => getOnlyEntry(`${name}Page` as const);

/** Which entries are shown: those that are online today, or in `astro dev` and previews all. */
const getVisibility = memoize(async () => {
  const { timeZone } = await getSite();
  // A stray DEV in the environment of a build would be a text.
  const isDevServer = import.meta.env.DEV === true;
  return { day: today(timeZone), all: isDevServer || showsDrafts() };
});

const withId = <Data>({ id, data }: { id: string; data: Data }) => ({ ...data, id });

/** By `order`, and with the same one by file name, so that two builds are the same. */
const byOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
  a.order - b.order || (a.id < b.id ? -1 : 1);

/** The services with their prices. */
export const getServices = memoize(async () => {
  const { currency } = await getSite();
  const services = (await getCollection('services')).map(withId);
  const online = onlineEntries(services, await getVisibility()).sort(byOrder);
  return online.map((service) => ({ ...service, prices: toPrices(service.examples, currency) }));
});

/** A text in which {services} becomes the number of services. */
export const withServiceCount = async (text: string) =>
  text.replaceAll('{services}', String((await getServices()).length));

export const getProjects = memoize(async () => {
  const projects = (await getCollection('projects')).map(withId);
  return onlineEntries(projects, await getVisibility()).sort(byOrder);
});

export const getOffices = memoize(async () => (await getCollection('offices')).map(withId).sort(byOrder));

/** The open jobs, with their offices. */
export const getJobs = memoize(async () => {
  const offices = await getOffices();
  const jobs = (await getCollection('jobs')).map(withId);
  const open = onlineEntries(jobs, await getVisibility()).sort(byOrder);
  return open.map((job) => ({ ...job, office: offices.find(({ id }) => id === job.office) }));
});

export const getLegalPages = memoize(async () => {
  const pages = (await getCollection('legal')).map(withId);
  return onlineEntries(pages, await getVisibility()).sort(byOrder);
});

const getPeople = async () => (await getCollection('people')).map(withId);

/** The articles with their authors, the names of their topics and their reading time, sorted by number. */
export const getArticles = memoize(async () => {
  const people = await getPeople();
  const topics = await getCollection('topics');
  const entries = await getCollection('articles');
  const articles = entries.map(({ data }) => ({ ...data, id: String(data.id), draft: !data.published }));
  const online = onlineEntries(articles, await getVisibility()).sort((a, b) => Number(a.id) - Number(b.id));
  return online.map((article) => ({
    ...article,
    author: people.find(({ id }) => id === article.author),
    topic: topics.find(({ id }) => id === article.topic)?.data.name ?? '',
    minutes: articleMinutes(article.blocks),
  }));
});

/** The articles, newest first, and on the same day by descending number. */
export const getNewestArticles = memoize(async () => {
  const articles = await getArticles();
  return articles.toReversed().sort((a, b) => (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0));
});

/** The groups of the team with their leaders. */
export async function getTeam() {
  const { team } = await getPage('about');
  const people = await getPeople();
  return team.cards.map((card) => ({ ...card, leader: people.find(({ id }) => id === card.leader) }));
}

/** Who reads the messages of the contact form. */
export async function getReader() {
  const { form } = await getPage('contact');
  const people = await getPeople();
  return people.find(({ id }) => id === form.reader);
}

/** What new colleagues say. */
export async function getColleagueQuotes() {
  const { colleagueQuotes } = await getPage('careers');
  const quotes = colleagueQuotes?.quotes ?? [];
  const people = await getPeople();
  return quotes.map(({ text, person }) => ({ text, person: people.find(({ id }) => id === person) }));
}

/** The end of Careers and of the page of every job, with what a colleague says. */
export async function getCareersCall() {
  const { quote, ...call } = (await getPage('careers')).callToAction;
  const people = await getPeople();
  const person = people.find(({ id }) => id === quote?.person);
  return { ...call, quote: quote && person && { text: quote.text, name: person.name, position: person.position } };
}

/** Where the site has more about a person: articles, the group that they lead, and what they say about the company. */
export async function getPersonLinks(person: string) {
  const { team } = await getPage('about');
  const { colleagueQuotes } = await getPage('careers');
  const articles = (await getNewestArticles()).filter(({ author }) => author?.id === person);
  const links = articles
    .slice(0, maxLinkedArticles)
    .map(({ id, title }) => ({ label: title, href: routes.article(id) }));
  const group = team.cards.find(({ leader }) => leader === person);
  if (group) links.push({ label: `${team.heading}: ${group.title}`, href: routes.team });
  if (colleagueQuotes?.quotes.some((quote) => quote.person === person))
    links.push({ label: colleagueQuotes.heading, href: routes.colleagueQuotes });
  return links;
}

const toLink = ({ id, title, excerpt }: Article) => ({ href: routes.article(id), title, text: excerpt });

/** The articles about a service: those that list it first, then newest first. */
export async function getArticlesAbout(service: string) {
  const articles = (await getNewestArticles()).filter(({ services }) => services.includes(service));
  articles.sort((a, b) => a.services.indexOf(service) - b.services.indexOf(service));
  return articles.slice(0, maxLinkedArticles).map(toLink);
}

/** Links to services, in the order of the ids. */
export async function getServiceLinks(ids: readonly string[]) {
  const services = await getServices();
  const linked = ids.map((id) => services.find((service) => service.id === id));
  return linked
    .filter((service) => service !== undefined)
    .map(({ id, title, shortDescription }) => ({ href: routes.service(id), title, text: shortDescription }));
}

/** The projects of a service, with their anchors on its page. The anchor of the first is that of the section. */
export async function getProjectsOfService(service: string) {
  const projects = (await getProjects()).filter(({ services }) => services.includes(service));
  return projects.map((project, index) => ({
    ...project,
    anchor: index === 0 ? 'project' : `project-${project.id}`,
  }));
}

/** The address of a project, on the page of its first service that is online; undefined if none is. */
async function getProjectAddress(project: Project): Promise<string | undefined> {
  const services = await getServices();
  const service = project.services.find((id) => services.some((online) => online.id === id));
  if (service === undefined) return undefined;
  const onPage = await getProjectsOfService(service);
  const anchor = onPage.find(({ id }) => id === project.id)?.anchor;
  return `${routes.service(service)}#${anchor}`;
}

/** The projects with their addresses, without those whose services are not online. */
export async function getLinkedProjects() {
  const linked: (Project & { href: string })[] = [];
  for (const project of await getProjects()) {
    const href = await getProjectAddress(project);
    if (href) linked.push({ ...project, href });
  }
  return linked;
}

export type Service = Awaited<ReturnType<typeof getServices>>[number];
export type Project = Awaited<ReturnType<typeof getProjects>>[number];
export type Job = Awaited<ReturnType<typeof getJobs>>[number];
export type Article = Awaited<ReturnType<typeof getArticles>>[number];
export type LegalPage = Awaited<ReturnType<typeof getLegalPages>>[number];
