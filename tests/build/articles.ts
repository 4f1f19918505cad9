// Articles of a copy of the project that go online on a day of their own.
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { article } from '../support/contentErrors.ts';

/** Adds an article for each day, or draft, changed on a later day, and returns their addresses. */
export async function addArticles(folder: string, ...days: string[]): Promise<string[]> {
  // Drafts have numbers, too.
  const files = globSync(join(folder, 'content/articles/*.yaml'));
  const highest = Math.max(0, ...files.map((file) => parse(readFileSync(file, 'utf8')).id));
  await mkdir(join(folder, 'content/articles'), { recursive: true });
  return Promise.all(
    days.map(async (publish, index) => {
      const id = highest + 1 + index;
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
