import { drawingsIn } from '@/drawings/drawings';
import { getNotFoundInfo } from '@/seo/pageInfo';
import { drawingStrings } from './strings';

const folders = ['plates', 'emblems', 'portraits', 'diagrams', 'before', 'after'];

export async function getDrawingsPage() {
  return {
    // Like a not-found page, it is in no list and not indexed.
    head: await getNotFoundInfo(drawingStrings),
    folders: folders.map((name) => ({ name, drawings: drawingsIn(name) })),
  };
}
