import type { BlogPosting } from 'schema-dts';
import type { Article } from '@/content/articles';
import type { Site } from '@/content/site.schema';
import { isoDay } from '@/lib/text';

/** An article by a person or, without an author, by the company. */
export function blogPosting(article: Article, site: Site, picture: string): BlogPosting {
  const { title, author, published, updated } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    image: picture,
    ...(published && { datePublished: isoDay(published) }),
    ...(updated && { dateModified: isoDay(updated) }),
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.position }
      : { '@type': 'Organization', name: site.name, url: new URL('/', site.url).href },
  };
}
