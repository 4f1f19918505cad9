import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/components/Prose/Prose';
import { routes } from '@/config/routes';
import { getJobs, getLinkedProjects, getNewestArticles, getOffices, getPage, getServices } from '@/content/queries';
import type { Entry } from '@/islands/Search/searchEngine';
import { getCompanyPages } from './pageInfo';
import { createEntry, type Source } from './searchEntry';
import { jobWords, payWords, projectWords, synonyms } from './searchSynonyms';

/** The beginning of a Markdown text, as plain text. */
function plainLine(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  const plain = renderToStaticMarkup(<Prose text={text} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])(?= |$)/g, '$1')
    .trim();
  return plain.length > 200 ? `${plain.slice(0, 200).replace(/\s+\S*$/, '')} …` : plain;
}

async function pageSources(): Promise<Source[]> {
  const [pages, offices] = await Promise.all([getCompanyPages(), getOffices()]);
  const places = offices.flatMap(({ city, country, address }) => [city, country, ...address]);
  return pages.map(({ name, description, path, title }) => ({
    kind: 'page',
    title: name,
    line: description,
    path,
    texts: [title],
    subjects: path === routes.contact ? places : [],
  }));
}

async function serviceSources(): Promise<Source[]> {
  const services = await getServices();
  return services.map(({ id, title, shortDescription, lead, features }) => ({
    kind: 'service',
    title,
    line: shortDescription,
    path: routes.service(id),
    texts: [...features.flatMap((feature) => [feature.title, feature.text]), lead],
  }));
}

async function jobSources(): Promise<Source[]> {
  const jobs = await getJobs();
  return jobs.map(({ id, title, description, cardTitle, pay, requirements }) => ({
    kind: 'job',
    title,
    line: pay ? `${pay}. ${description}` : description,
    path: routes.job(id),
    texts: [cardTitle, ...requirements],
    subjects: pay ? [jobWords, payWords] : [jobWords],
  }));
}

async function projectSources(): Promise<Source[]> {
  const projects = await getLinkedProjects();
  return projects.map(({ title, client, sector, problem, solution, results, href }) => ({
    kind: 'project',
    title,
    line: `${client}: ${solution}`,
    path: href,
    texts: [sector, problem, ...results.map(({ text }) => text)],
    subjects: [projectWords],
  }));
}

/** What each service costs. */
async function priceSources(): Promise<Source[]> {
  const sources: Source[] = [];
  for (const { id, title, questions } of await getServices()) {
    for (const [index, { question, answer }] of questions.entries()) {
      const line = plainLine(answer);
      const path = `${routes.service(id)}#price-${index + 1}`;
      sources.push({ kind: 'price', title: question, line, path, texts: [], subjects: [title] });
    }
  }
  return sources;
}

async function questionSources(): Promise<Source[]> {
  const { faq } = await getPage('home');
  return faq.questions.map(({ id, question, answer }) => ({
    kind: 'question',
    title: question,
    line: plainLine(answer),
    path: `${routes.home}#faq-${id}`,
    texts: [],
  }));
}

async function articleSources(): Promise<Source[]> {
  const services = await getServices();
  const articles = await getNewestArticles();
  return articles.map(({ id, title, excerpt, topic, services: about, subtitle, blocks }) => {
    const headings = blocks.flatMap((block) => (block.type === 'text' ? [] : (block.heading ?? [])));
    const titles = about.flatMap((service) => services.find((other) => other.id === service)?.title ?? []);
    return {
      kind: 'article',
      title,
      line: excerpt,
      path: routes.article(id),
      texts: [...headings, subtitle],
      subjects: [topic, ...titles],
    };
  });
}

/** The entries of the search index. */
export async function getSearchEntries(): Promise<readonly Entry[]> {
  const sources = await Promise.all([
    pageSources(),
    serviceSources(),
    jobSources(),
    projectSources(),
    questionSources(),
    priceSources(),
    articleSources(),
  ]);
  return sources.flat().map((source) => createEntry(source, synonyms));
}
