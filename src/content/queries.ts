// Pages and layouts get their content from here.
import { getCollection, getEntry } from 'astro:content';
import { memoize } from '@/lib/memoize';
import { withOffice } from './publishing';
import type { Documents, FolderName, FolderValue } from './schemas/contentFiles';

/** All single files, by their paths. */
export async function getDocuments(): Promise<Documents> {
  const documents = await getEntry('documents', 'all');
  if (documents) return documents.data;
  throw new Error('The content is not loaded.');
}

/** A single file by its path, such as pages/home. */
export const getDocument = async <Name extends keyof Documents>(name: Name): Promise<Documents[Name]> =>
  (await getDocuments())[name];

const withId = <Data>({ id, data }: { id: string; data: Data }) => ({ ...data, id });
const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The entries of a folder, sorted by `order`. */
export async function getEntries<Name extends FolderName>(
  folder: Name,
): Promise<(FolderValue<Name> & { id: string })[]> {
  // A collection has the schema of its folder (src/content.config.ts).
  const entries = (await getCollection(folder)) as { id: string; data: FolderValue<Name> }[];
  const order = ({ data }: { data: object }) => ('order' in data ? Number(data.order) : 0);
  return entries.sort((a, b) => order(a) - order(b)).map(withId);
}

export const getServices = () => getEntries('services');

export const getProjects = () => getEntries('projects');

export async function getPerson(name: string | undefined) {
  const people = await getDocument('people');
  return people.items.find((person) => person.name === name);
}

/** All jobs with their offices, including closed ones, whose pages stay online. */
export async function getEveryJob() {
  const { offices } = await getDocument('site');
  return (await getCollection('jobs')).map((job) => withOffice(withId(job), offices)).sort(byOrder);
}

/** The open jobs. */
export const getJobs = async () => (await getEveryJob()).filter((job) => !job.isClosed);

/** The articles, sorted by number. */
export const getArticles = memoize(async () => {
  const articles = await getCollection('articles');
  return articles.map(withId).sort((a, b) => Number(a.id) - Number(b.id));
});

/** The articles, newest first, and on the same day by descending number. Articles without a date come last. */
export const getNewestArticles = memoize(async () => {
  const articles = await getArticles();
  return articles.toReversed().sort((a, b) => (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0));
});

export const getLegalPages = () => getEntries('legal');

export type Document<Name extends keyof Documents> = Documents[Name];
export type Service = Awaited<ReturnType<typeof getServices>>[number];
export type Job = Awaited<ReturnType<typeof getEveryJob>>[number];
export type OpenJob = Extract<Job, { isClosed: false }>;
export type ClosedJob = Extract<Job, { isClosed: true }>;
export type Article = Awaited<ReturnType<typeof getArticles>>[number];
