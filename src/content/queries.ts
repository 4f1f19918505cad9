// The only door to the content: pages and layouts ask here.
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { namedBy } from '@/lib/contentMistakes';

type FolderName = 'services' | 'jobs' | 'articles';
type DocumentName = Exclude<CollectionKey, FolderName>;

/** The content of a single file, such as the words of a page. */
export async function getDocument<Name extends DocumentName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry)
    throw new Error(`The content file for "${name}" is missing; src/content.config.ts says where it belongs.`);
  return entry.data;
}

/** The services in the order of the catalogue, each with its address part. */
export async function getServices() {
  const entries = await getCollection('services');
  return entries.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.order - b.order);
}

/** The jobs in the order of the Careers page; the office is looked up. */
export async function getJobs() {
  const [entries, { offices }] = await Promise.all([getCollection('jobs'), getDocument('site')]);
  return entries
    .map(({ id, data: { office, ...job } }) => ({
      id,
      ...job,
      office:
        office === undefined
          ? undefined
          : namedBy(offices, office, { file: `content/jobs/${id}.yaml`, field: 'office', source: 'content/site.yaml' }),
    }))
    .sort((a, b) => a.order - b.order);
}

/** The articles by number. */
export async function getArticles() {
  const entries = await getCollection('articles');
  return entries.map(({ id, data }) => ({ id, ...data })).sort((a, b) => Number(a.id) - Number(b.id));
}

export type Service = Awaited<ReturnType<typeof getServices>>[number];
export type Job = Awaited<ReturnType<typeof getJobs>>[number];
export type Article = Awaited<ReturnType<typeof getArticles>>[number];
