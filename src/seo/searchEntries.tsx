import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/components/Prose/Prose';
import { searchable } from '@/config/limits';
import { routes } from '@/config/routes';
import { getDocument, getNewestArticles, getProjects } from '@/content/queries';
import { getProjectLinks } from '@/content/relations';
import type { Entry } from '@/islands/Search/searchEngine';
import type { SitePage } from '@/seo/page';
import { getPages } from '@/seo/pages';
import { createEntry, type Source, withinLimits } from './searchEntry';

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

/** The texts by which a page can be found. */
function searchSource(page: SitePage, serviceTitles: ReadonlyMap<string, string>): Source {
  const source = { title: page.name, line: page.description, path: page.path };
  if (page.kind === 'service') {
    const { lead, features } = page.service;
    return { ...source, kind: 'service', texts: [...features.flatMap(({ title, text }) => [title, text]), lead] };
  }
  if (page.kind === 'job') {
    const { cardTitle, requirements } = page.job;
    return { ...source, kind: 'role', texts: [cardTitle, ...requirements] };
  }
  if (page.kind === 'article') {
    const { topic, services = [], subtitle, blocks } = page.article;
    const headings = blocks.flatMap((block) => (block.type === 'text' ? [] : (block.heading ?? [])));
    const subjects = [topic, ...services.flatMap((id) => serviceTitles.get(id) ?? [])];
    return { ...source, kind: 'article', texts: [...headings, subtitle], subjects };
  }
  return { ...source, kind: 'page', texts: [page.title] };
}

/** Everything except closed roles. Articles come last, newest first, because entries beyond the limits are dropped from the end. */
async function getSources(): Promise<Source[]> {
  const [pages, projects, projectAddresses, questions, articles] = await Promise.all([
    getPages(),
    getProjects(),
    getProjectLinks(),
    getDocument('blocks/faq'),
    getNewestArticles(),
  ]);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const titles = new Map(pages.flatMap((page) => (page.kind === 'service' ? [[page.service.id, page.name]] : [])));
  const source = (page: SitePage) => searchSource(page, titles);
  return [
    ...pages.filter((page) => page.kind !== 'article' && !(page.kind === 'job' && page.job.isClosed)).map(source),
    ...projects.map(({ id, title, client, sector, problem, solution, results }) => ({
      kind: 'project' as const,
      title,
      line: `${client}: ${solution}`,
      path: projectAddresses.get(id)?.href ?? routes.services,
      texts: [sector, problem, ...results.map(({ text }) => text)],
    })),
    ...questions.items.map(({ id, question, answer }) => ({
      kind: 'question' as const,
      title: question,
      line: plainLine(answer),
      path: `${routes.home}#faq-${id}`,
      texts: [],
    })),
    ...articles.flatMap(({ id }) => byPath.get(routes.article(id)) ?? []).map(source),
  ];
}

/** The entries of the search index. The build warns if not all of them fit. */
export async function getSearchEntries(): Promise<readonly Entry[]> {
  const [sources, { synonyms }] = await Promise.all([getSources(), getDocument('search')]);
  const entries = withinLimits(
    sources.map((source) => createEntry(source, synonyms)),
    searchable,
  );
  const left = sources.length - entries.length;
  if (left > 0)
    console.warn(`The search index has room for ${entries.length} entries: the oldest ${left} articles are left out.`);
  return entries;
}
