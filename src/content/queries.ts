// The only door to the content: pages and layouts ask here.
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { z } from 'astro/zod';
import { findOrExplain } from '@/lib/contentMistakes';
import { fillGaps } from '@/lib/fill';
import { once } from '@/lib/once';
import { siteGaps } from './gaps';
import type { documents, folders } from './schemas/contract';

type FolderName = keyof typeof folders;
type DocumentName = keyof typeof documents;
export type Document<Name extends DocumentName> = z.infer<(typeof documents)[Name]>;

/** The content of a single file, as it is written. */
async function readDocument<Name extends DocumentName>(name: Name): Promise<Document<Name>> {
  const entry = await getEntry('documents', name);
  if (!entry) throw new Error(`The file content/${name}.yaml is missing.`);
  return entry.data as Document<Name>;
}

/** What fills the gaps that every text may have. */
const getGaps = () =>
  once('gaps', async () => {
    const [{ name }, services, jobs, articles] = await Promise.all([
      readDocument('site'),
      getCollection('services'),
      getCollection('jobs'),
      getCollection('articles'),
    ]);
    return siteGaps(name, { services, jobs, articles });
  });

/** Every entry of a folder, its address part beside its content. */
const readFolder = <Name extends FolderName>(name: Name) =>
  once(name, async () => {
    const entries = await getCollection(name);
    const named = entries.map(({ id, data }) => ({ id, ...(data as CollectionEntry<Name>['data']) }));
    return fillGaps(named, await getGaps());
  });

/** The content of a single file by its path, such as pages/home. */
export const getDocument = <Name extends DocumentName>(name: Name): Promise<Document<Name>> =>
  once(`document ${name}`, async () => fillGaps(await readDocument(name), await getGaps()));

/** The services in the order of the catalogue, each with its address part. */
export async function getServices() {
  const services = await readFolder('services');
  if (services.length === 0)
    throw new Error('content/services is empty. The contact form asks for a service, so there must be at least one.');
  return services.toSorted((a, b) => a.order - b.order);
}

/** The jobs in the order of the Careers page; the office is looked up. */
export async function getJobs() {
  const [jobs, { offices }] = await Promise.all([readFolder('jobs'), readDocument('site')]);
  return jobs
    .map(({ office, ...job }) => ({
      ...job,
      office:
        office === undefined
          ? undefined
          : findOrExplain(offices, office, {
              file: `content/jobs/${job.id}.yaml`,
              field: 'office',
              source: 'content/site.yaml',
            }),
    }))
    .sort((a, b) => a.order - b.order);
}

/** The articles by number. */
export async function getArticles() {
  return (await readFolder('articles')).toSorted((a, b) => Number(a.id) - Number(b.id));
}

export type Service = Awaited<ReturnType<typeof getServices>>[number];
export type Job = Awaited<ReturnType<typeof getJobs>>[number];
export type Article = Awaited<ReturnType<typeof getArticles>>[number];
