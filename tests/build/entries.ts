// Articles and jobs in a copy of the project that go online or close on given days.
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { company } from '../support/content.ts';
import { article, good } from '../support/contentErrors.ts';

async function write(folder: string, name: string, fields: object): Promise<void> {
  const file = join(folder, `content/${name}.yaml`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stringify(fields));
}

/** A name with a character that feeds must escape. */
export const author = 'Roots & Sons';

async function addAuthor(folder: string): Promise<void> {
  const { items } = parse(readFileSync(join(folder, 'content/people.yaml'), 'utf8')) ?? {};
  await write(folder, 'people', { items: [...(items ?? []), { name: author, role: 'Author' }] });
}

/** Adds an article for each day, or draft, and returns their addresses. All but drafts have `updated` before their day. */
export async function addArticles(folder: string, ...days: string[]): Promise<string[]> {
  await addAuthor(folder);
  // Includes drafts.
  const files = globSync(join(folder, 'content/articles/*.yaml'));
  const highest = Math.max(0, ...files.map((file) => parse(readFileSync(file, 'utf8')).id));
  return Promise.all(
    days.map(async (publish, index) => {
      const id = highest + 1 + index;
      const words = {
        id,
        title: `Article ${id}`,
        ...(publish !== 'draft' && { updated: '2999-12-30' }),
        author,
        excerpt: `Words about number ${id}, long enough for a card and for a search result.`,
      };
      await write(folder, `articles/article-${id}`, { ...parse(article), ...words, publish });
      return `/blog/${id}`;
    }),
  );
}

/** Adds a job for each last day, and returns their addresses without the leading slash. */
export async function addJobs(folder: string, ...days: string[]): Promise<string[]> {
  return Promise.all(
    days.map(async (closes, index) => {
      const name = `jobs/gardener-${closes}`;
      const words = {
        order: 4711 + index,
        title: `Gardener ${index}`,
        description: `Look after what grows, and take away what does not, until ${closes}.`,
      };
      const office = company.offices[0]?.id;
      await write(folder, name, { ...parse(good['jobs/gardener.yaml'] ?? ''), ...words, office, closes });
      return name;
    }),
  );
}
