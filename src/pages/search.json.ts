import { emblem } from '@art/emblems';
import { pictogram } from '@art/pictogram';
import type { APIRoute } from 'astro';
import type { SearchData } from '@/behavior/quickFind/data';
import { routes } from '@/config/routes';
import { getArticles, getDocument, getJobs, getServices } from '@/content/queries';
import { searchIndex } from '@/feeds/searchIndex';
import { signDrawing } from '@/pictures/drawings';

/** The words of quick find, and what it searches in. What it finds has a drawing, which becomes a file here. */
export const GET: APIRoute = async () => {
  const [labels, { common }, services, jobs, articles, rows] = await Promise.all([
    getDocument('labels/search'),
    getDocument('search'),
    getServices(),
    getJobs(),
    getArticles(),
    searchIndex(),
  ]);
  const figures = new Map([
    ...services.map(({ id, title }) => [routes.service(id), () => pictogram(title)] as const),
    ...jobs.map((job) => [routes.job(job.id), () => emblem(job)] as const),
    ...articles.map(({ id, title }) => [routes.article(id), () => pictogram(title)] as const),
  ]);
  for (const [, , , path] of rows) {
    const figure = figures.get(path);
    if (figure) signDrawing(path, figure());
  }
  const { open, hint, ...words } = labels;
  return Response.json({ words: { ...words, common }, rows } satisfies SearchData);
};
