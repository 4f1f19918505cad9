import { getCollection } from 'astro:content';
import { byOrder, keepOnline, memoize, withId } from './entries';
import { getOffices } from './offices';

/** The open jobs, with their offices. */
export const getJobs = memoize(async () => {
  const offices = await getOffices();
  const jobs = await keepOnline((await getCollection('jobs')).map(withId));
  return jobs.sort(byOrder).map((job) => ({ ...job, office: offices.find(({ id }) => id === job.office) }));
});

export type Job = Awaited<ReturnType<typeof getJobs>>[number];
