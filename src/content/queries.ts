// The only door to the content: pages and layouts ask here.
import { getCollection, getEntry } from 'astro:content';
import type { z } from 'astro/zod';
import { fillGaps } from '@/lib/fill';
import { type Mistake, mistakesError } from '@/lib/mistake';
import { once } from '@/lib/once';
import { siteGaps } from './gaps';
import { placed } from './openRoles';
import type { documents, folders } from './schemas/contract';

type FolderName = keyof typeof folders;
type DocumentName = keyof typeof documents;
export type Document<Name extends DocumentName> = z.infer<(typeof documents)[Name]>;

/** Stops where the content has mistakes. A build has stopped long before; an editor's browser shows them. */
async function requireNoMistakes(): Promise<void> {
  const { mistakes } = ((await getEntry('content', 'mistakes'))?.data ?? {}) as { mistakes?: Mistake[] };
  if (mistakes?.length) throw mistakesError(mistakes);
}

/** The content of a single file, as it is written. */
async function readDocument<Name extends DocumentName>(name: Name): Promise<Document<Name>> {
  await requireNoMistakes();
  return (await getEntry('content', name))?.data as Document<Name>;
}

/** The content of every file in a folder, as it is written, with the last part of its address. */
async function readFolder<Name extends FolderName>(name: Name) {
  const entries = await getCollection('content', ({ id }) => id.startsWith(`${name}/`));
  return entries.map(({ id, data }) => ({
    ...(data as Omit<z.infer<(typeof folders)[Name]>, 'id'>),
    id: id.slice(name.length + 1),
  }));
}

/** What fills the gaps that every text may have. */
const getGaps = () =>
  once('gaps', async () => {
    const [{ name, offices }, services, jobs, articles] = await Promise.all([
      readDocument('site'),
      readFolder('services'),
      readFolder('jobs'),
      readFolder('articles'),
    ]);
    const open = jobs.filter((job) => !placed(job, offices).isClosed);
    return siteGaps(name, { services, jobs: open, articles });
  });

/** Every entry of a folder. */
const getFolder = <Name extends FolderName>(name: Name) =>
  once(name, async () => fillGaps(await readFolder(name), await getGaps()));

/** The content of a single file by its path, such as pages/home. */
export const getDocument = <Name extends DocumentName>(name: Name): Promise<Document<Name>> =>
  once(`document ${name}`, async () => fillGaps(await readDocument(name), await getGaps()));

/** The services in the order of the catalogue, each with its address part. */
export async function getServices() {
  const services = await getFolder('services');
  if (services.length === 0)
    throw new Error('content/services is empty. The contact form asks for a service, so there must be at least one.');
  return services.toSorted((a, b) => a.order - b.order);
}

/** Every job, also those that are closed, whose pages stay; the office is looked up. */
export async function getEveryJob() {
  const [jobs, { offices }] = await Promise.all([getFolder('jobs'), readDocument('site')]);
  return jobs.map((job) => placed(job, offices)).sort((a, b) => a.order - b.order);
}

/** The open jobs in the order of the Careers page. */
export const getJobs = async () => (await getEveryJob()).filter(({ isClosed }) => !isClosed);

/** The articles by number. */
export async function getArticles() {
  return once('articles by number', async () =>
    (await getFolder('articles')).toSorted((a, b) => Number(a.id) - Number(b.id)),
  );
}

/** The articles with the newest first; of one day the higher number, and what names no day comes last. */
export const getNewestArticles = () =>
  once('articles by day', async () =>
    (await getArticles()).toReversed().sort((a, b) => (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0)),
  );

export type Service = Awaited<ReturnType<typeof getServices>>[number];
export type Job = Awaited<ReturnType<typeof getJobs>>[number];
export type Article = Awaited<ReturnType<typeof getArticles>>[number];
