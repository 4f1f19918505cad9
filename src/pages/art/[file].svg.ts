import type { APIRoute } from 'astro';
import { getArticles, getDocument, getJobs, getServices } from '@/content/queries';
import {
  articleDrawing,
  type Drawing,
  leadArticleDrawing,
  potDrawing,
  roleDrawing,
  sceneDrawing,
  seedlingDrawing,
  serviceDrawing,
  slideDrawing,
  studyDrawing,
  teamDrawing,
} from '@/pictures/drawings';

/** Every drawing that a page shows as a file. */
async function drawings(): Promise<Drawing[]> {
  const [services, jobs, articles, slides, offers, team] = await Promise.all([
    getServices(),
    getJobs(),
    getArticles(),
    getDocument('blocks/slides'),
    getDocument('blocks/offers'),
    getDocument('blocks/team'),
  ]);
  return [
    ...slides.items.map(({ plate }) => slideDrawing(plate)),
    ...services.flatMap(({ id }) => [serviceDrawing(id, 'card'), serviceDrawing(id, 'banner')]),
    ...services.slice(0, 3).flatMap(({ id }) => [serviceDrawing(id, 'square'), serviceDrawing(id, 'tall')]),
    ...jobs.map(({ id }) => roleDrawing(id)),
    ...articles.flatMap(({ id, blocks }) => [
      articleDrawing(id),
      ...blocks.filter(({ type }) => type === 'imageText').map((_, index) => studyDrawing(id, index)),
    ]),
    seedlingDrawing(),
    sceneDrawing('espalier'),
    sceneDrawing('envelope'),
    sceneDrawing('lost'),
    sceneDrawing('pergola'),
    sceneDrawing('pergola', [640, 520]),
    sceneDrawing('nursery'),
    ...team.items.map(({ plate }) => teamDrawing(plate)),
    ...offers.items.map((_, index) => potDrawing(index)),
    ...articles.slice(0, 1).map(({ id }) => leadArticleDrawing(id)),
  ];
}

export async function getStaticPaths() {
  const files = new Map((await drawings()).map(({ picture, svg }) => [picture.src, svg]));
  return [...files].map(([src, svg]) => ({
    params: { file: src.replace(/^\/art\/|\.svg$/g, '') },
    props: { svg },
  }));
}

export const GET: APIRoute<{ svg: string }> = ({ props }) => new Response(props.svg);
