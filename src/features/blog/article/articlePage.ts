import type { Article } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { getPortraitWithLinks } from '@/content/portraits';
import { getServiceLinks } from '@/content/services';
import { type ChosenPicture, getEagerPicture, getPicture } from '@/drawings/chosenPictures';
import { drawing } from '@/drawings/drawings';
import { routes } from '@/lib/routes';

/** The picture of a block: a diagram or a photograph, or else a drawing as a file. */
async function getBlockPicture({ diagram, alt = '', ...image }: ChosenPicture & { diagram?: string | undefined }) {
  if (diagram) return { ...drawing(`diagrams/${diagram}`), alt };
  return { ...(await getPicture(image)), alt };
}

async function getNeighbor(article: Article | undefined) {
  return article && { id: article.id, title: article.title, picture: await getPicture(article.image) };
}

/** `previous` and `next` are its neighbors by number. */
export async function getArticlePage(article: Article, previous: Article | undefined, next: Article | undefined) {
  const { blocks, author, image } = article;
  const pictured = blocks.filter((block) => block.type === 'imageText');
  const [service] = await getServiceLinks(article.services);
  const blog = await getPage('blog');
  return {
    blog: blog.name,
    picture: { ...(await getEagerPicture(image)), alt: image.alt ?? '' },
    blockPictures: await Promise.all(pictured.map((block) => getBlockPicture(block.image))),
    author: await getPortraitWithLinks(author?.id, routes.article(article.id)),
    service,
    previous: await getNeighbor(previous),
    next: await getNeighbor(next),
  };
}
