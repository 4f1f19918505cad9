import type { Article } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { getPortraitWithLinks } from '@/content/portraits';
import { getServiceLinks } from '@/content/services';
import { getSite } from '@/content/site';
import { getBlockPictures, getFirstPicture, getPicture } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';
import { getBreadcrumbs, type PageHead, type PageInfo } from '@/seo/pageInfo';
import { sharePicture } from '@/seo/sharePicture';
import { blogPosting } from './blogPosting';

async function getNeighbor(article: Article | undefined) {
  return article && { ...article, picture: article.image && (await getPicture(article.image)) };
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
  const [service] = await getServiceLinks(article.services);
  const blog = await getPage('blog');
  return {
    head: await getHead(article),
    blog: blog.name,
    picture: image && (await getFirstPicture(image)),
    blockPictures: await getBlockPictures(blocks),
    author: await getPortraitWithLinks(author?.id, routes.article(article.id)),
    service,
    previous: await getNeighbor(previous),
    next: await getNeighbor(next),
  };
}
