import type { APIRoute } from 'astro';
import { getArticles, getDocument, getJobs, getServices } from '@/content/queries';
import {
  articleDrawing,
  type Drawing,
  roleDrawing,
  sceneDrawing,
  serviceDrawing,
  slideDrawing,
  studyDrawing,
} from '@/pictures/drawings';

/** Every drawing that a page shows as a file. */
async function drawings(): Promise<Drawing[]> {
  const [services, jobs, articles, slides] = await Promise.all([
    getServices(),
    getJobs(),
    getArticles(),
    getDocument('slides'),
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
    sceneDrawing('espalier'),
    sceneDrawing('envelope'),
    sceneDrawing('lost'),
    sceneDrawing('pergola'),
    sceneDrawing('pergola', [640, 520]),
    sceneDrawing('nursery'),
    sceneDrawing('grafting'),
    sceneDrawing('climbing'),
    sceneDrawing('arranging'),
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
