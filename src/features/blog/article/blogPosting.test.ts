import { expect, test } from 'vitest';
import type { Article } from '@/content/articles';
import type { Site } from '@/content/site.schema';
import { blogPosting } from './blogPosting';

const site = { name: 'Roots', url: 'https://roots.example' } as unknown as Site;

test('an article has its picture, its days and its author, or else the company', () => {
  const article = {
    title: 'Roots',
    published: new Date('2998-01-02'),
    updated: new Date('2998-03-04'),
    author: { name: 'Ada Example', position: 'Gardener' },
  } as unknown as Article;
  const picture = 'https://roots.example/share/roots.png';
  const known = { '@type': 'BlogPosting', headline: 'Roots', image: picture };
  expect(blogPosting(article, site, picture)).toEqual({
    ...known,
    datePublished: '2998-01-02',
    dateModified: '2998-03-04',
    author: { '@type': 'Person', name: 'Ada Example', jobTitle: 'Gardener' },
  });
  const draft = { title: 'Roots' } as unknown as Article;
  const author = { '@type': 'Organization', name: 'Roots', url: 'https://roots.example/' };
  expect(blogPosting(draft, site, picture)).toEqual({ ...known, author });
});
