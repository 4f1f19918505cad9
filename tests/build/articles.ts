// Articles of a copy of the project that go online on a day of their own.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { articles } from '../support/content.ts';
import { article } from '../support/mistakes.ts';

const newest = Math.max(0, ...articles.map(({ id }) => Number(id)));

/** Adds an article for each day, or draft, changed on a later day, and returns their addresses. */
export async function addArticles(folder: string, ...days: string[]): Promise<string[]> {
  return Promise.all(
    days.map(async (publish, index) => {
      const id = newest + 1 + index;
      const words = {
        id,
        title: `Article ${id}`,
        updated: '2999-12-30',
        author: `Author ${id} & Sons`,
        excerpt: `Words about number ${id}, long enough for a card and for a search result.`,
      };
      await writeFile(
        join(folder, `content/articles/article-${id}.yaml`),
        stringify({ ...parse(article), ...words, publish }),
      );
      return `/blog/${id}`;
    }),
  );
}
