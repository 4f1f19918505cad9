import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/components/Prose/Prose';
import { searchable } from '@/config/limits';
import { routes } from '@/config/routes';
import { getDocument, getNewestArticles } from '@/content/queries';
import { fitting, rowsOf, type Source } from '@/search/rows';
import type { Row } from '@/search/search';
import type { SitePage } from '@/site/page';
import { getPages } from '@/site/pages';

/** The beginning of a text in Markdown, as plain text. */
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

/** Names of tools and languages, which a requirement has in the middle of its sentence. */
const namesIn = (text: string) =>
  text
    .split(' ')
    .filter((word, place) => place > 0 && /[\p{Lu}\p{N}]/u.test(word))
    .join(' ');

/** The texts of a page that it can be found by, beside its name and description. */
function sourceOf(page: SitePage, serviceTitles: ReadonlyMap<string, string>): Source {
  const entry = { title: page.name, line: page.description, path: page.path };
  if (page.kind === 'service') {
    const { lead, features } = page.service;
    return {
      ...entry,
      kind: 'service',
      texts: [...features.map(({ title }) => title), ...features.map(({ text }) => text), lead],
    };
  }
  if (page.kind === 'job') {
    const { cardTitle, requirements } = page.job;
    return { ...entry, kind: 'role', texts: [cardTitle, ...requirements.map(namesIn)] };
  }
  if (page.kind === 'article') {
    const { topic, services = [], subtitle, blocks } = page.article;
    const headings = blocks.flatMap((block) => (block.type === 'text' ? [] : (block.heading ?? [])));
    const subjects = [topic, ...services.flatMap((id) => serviceTitles.get(id) ?? [])];
    return { ...entry, kind: 'article', texts: [...headings, subtitle], subjects };
  }
  return { ...entry, kind: 'page', texts: [page.title] };
}

/** Everything that can be searched for, closed roles not; articles last and the newest first, so that the oldest are left out first. */
async function getSources(): Promise<Source[]> {
  const [pages, questions, articles] = await Promise.all([getPages(), getDocument('blocks/faq'), getNewestArticles()]);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const titles = new Map(pages.flatMap((page) => (page.kind === 'service' ? [[page.service.id, page.name]] : [])));
  const source = (page: SitePage) => sourceOf(page, titles);
  return [
    ...pages.filter((page) => page.kind !== 'article' && !(page.kind === 'job' && page.job.isClosed)).map(source),
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

/** The index of the site. Where not all of it fits, the build says so. */
export async function searchIndex(): Promise<readonly Row[]> {
  const [sources, { synonyms }] = await Promise.all([getSources(), getDocument('search')]);
  const rows = fitting(rowsOf(sources, synonyms), searchable);
  const left = sources.length - rows.length;
  if (left > 0)
    console.warn(
      `The search of the site has room for ${rows.length} entries: the oldest ${left} articles are left out.`,
    );
  return rows;
}
