// Articles and jobs in a copy of the project.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';

const article = {
  title: 'Roots',
  subtitle: 'A sentence.',
  excerpt: 'What grows below the ground, and why it decides what grows above it.',
  topic: 'soil.yaml',
  blocks: [{ type: 'text', text: 'A statement.' }],
};

const job = {
  order: 4711,
  cardTitle: 'Gardener',
  title: 'Gardener',
  description: 'Look after what grows, and take away what does not.',
  experience: 'None',
  employment: 'Full time',
  posted: '2026-03-12',
  jobDescription: 'One paragraph.',
  responsibilities: ['One'],
  requirements: ['One'],
};

/** Adds an entry: a file below content/ without its ending. */
export const addEntry = (folder: string, name: string, fields: object) =>
  writeFile(join(folder, `content/${name}.yaml`), stringify(fields));

/** Adds an article with these fields, and its topic. */
export async function addArticle(folder: string, id: number, fields: object): Promise<void> {
  await addEntry(folder, 'topics/soil', { name: 'Soil' });
  await addEntry(folder, `articles/article-${id}`, { id, ...article, ...fields });
}

/** Adds a job with these fields. */
export const addJob = (folder: string, name: string, fields: object) =>
  addEntry(folder, `jobs/${name}`, { ...job, ...fields });
