import { emblem } from '@art/emblems';
import { pictogram } from '@art/pictogram';
import type { APIRoute } from 'astro';
import type { Words } from '@/behavior/quickFind/words';
import { routes } from '@/config/routes';
import { getArticles, getDocument, getJobs, getServices } from '@/content/queries';
import { signDrawing } from '@/pictures/drawings';

/** The words of quick find. What it finds has a drawing, which becomes a file here. */
export const GET: APIRoute = async () => {
  const [{ quickFind }, services, jobs, articles] = await Promise.all([
    getDocument('search'),
    getServices(),
    getJobs(),
    getArticles(),
  ]);
  for (const { id, title } of services) signDrawing(routes.service(id), pictogram(title));
  for (const job of jobs) signDrawing(routes.job(job.id), emblem(job));
  for (const { id, title } of articles) signDrawing(routes.article(id), pictogram(title));
  const { open, hint, ...words } = quickFind;
  return Response.json(words satisfies Words);
};
