import { expect, test } from 'vitest';
import { documentAt, entryPages } from '../../../tests/support/builtSite.ts';

test.runIf(entryPages.articles.length > 0)(
  'the blog lists every article once, the newest first, the first as cards',
  () => {
    const blog = documentAt('/blog');
    const cards = [...blog.querySelectorAll('main article')];
    const earlier = [...blog.querySelectorAll('main section[aria-labelledby="earlier"] li')];
    const listed = [...cards, ...earlier];
    expect(cards).toHaveLength(Math.min(15, entryPages.articles.length));
    const paths = listed.map((item) => item.querySelector('a')?.getAttribute('href') ?? '');
    expect(paths.toSorted()).toEqual(entryPages.articles.toSorted());
    const days = listed.map((item) => item.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(days).toEqual(days.toSorted().reverse());
  },
);
