import type { Article } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { getPortraitWithLinks } from '@/content/portraits';
import { getServiceLinks } from '@/content/services';
import { getSite } from '@/content/site';
import { type ChosenPicture, getEagerPicture, getPicture } from '@/drawings/chosenPictures';
import { drawing } from '@/drawings/drawings';
import { routes } from '@/lib/routes';
import { getBreadcrumbs, type PageHead, type PageInfo } from '@/seo/pageInfo';
import { sharePicture } from '@/seo/sharePicture';
import { blogPosting } from './blogPosting';

/** The picture of a block: a diagram or a photograph, or else a drawing as a file. */
async function getBlockPicture({ diagram, alt = '', ...image }: ChosenPicture & { diagram?: string | undefined }) {
  if (diagram) return { ...drawing(`diagrams/${diagram}`), alt };
  return { ...(await getPicture(image)), alt };
}

async function getNeighbor(article: Article | undefined) {
  return article && { ...article, picture: await getPicture(article.image) };
}

export async function getArticleInfo(article: Article): Promise<PageInfo> {
  const { id, title, excerpt, updated, published, image } = article;
  const blog = await getPage('blog');
  return {
    path: routes.article(id),
    name: title,
    title,
    description: excerpt,
    parents: await getBreadcrumbs(routes.blog),
    modified: updated ?? published,
    sharing: { title, line: blog.name },
    picture: image,
  };
}

async function getHead(article: Article): Promise<PageHead> {
  const info = await getArticleInfo(article);
  const site = await getSite();
  const { src } = await sharePicture(info);
  const posting = blogPosting(article, site, new URL(src, site.url).href);
  return { ...info, article: { published: article.published }, things: [posting] };
}

/** `previous` and `next` are its neighbors by number. */
export async function getArticlePage(article: Article, previous: Article | undefined, next: Article | undefined) {
  const { blocks, author, image } = article;
  const pictured = blocks.filter((block) => block.type === 'imageText');
  const [service] = await getServiceLinks(article.services);
  const blog = await getPage('blog');
  return {
    head: await getHead(article),
    blog: blog.name,
    picture: { ...(await getEagerPicture(image)), alt: image.alt ?? '' },
    blockPictures: await Promise.all(pictured.map((block) => getBlockPicture(block.image))),
    author: await getPortraitWithLinks(author?.id, routes.article(article.id)),
    service,
    previous: await getNeighbor(previous),
    next: await getNeighbor(next),
  };
}
