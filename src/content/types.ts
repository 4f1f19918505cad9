// The types of the content, for what takes it as props.
import type { getArticles, getJobs, getServices } from './queries';
import type { Documents } from './schemas/contract';

export type Document<Name extends keyof Documents> = Documents[Name];
export type Service = Awaited<ReturnType<typeof getServices>>[number];
export type Job = Awaited<ReturnType<typeof getJobs>>[number];
export type Article = Awaited<ReturnType<typeof getArticles>>[number];
