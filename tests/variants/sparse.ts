// A site with as little as the schemas allow: lists are empty, and entries are hidden in every way there is.
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { edit } from '../build/project.ts';

type Fields = Record<string, unknown>;

/** What a page can do without, by its file. Add new optional parts here. */
const optionalParts = {
  home: ['slider.slides', 'process.steps', 'testimonials.quotes', 'faq.questions'],
  about: ['values.items', 'team.cards', 'achievements.metrics', 'expectations.items'],
  careers: ['offers.cards', 'offers.facts', 'voices', 'statistics.items', 'hiring.steps'],
};

/** Removes a field, such as `voices` or `offers.facts`. */
function remove(fields: Fields, path: string): void {
  const [section = '', field] = path.split('.');
  if (field) delete (fields[section] as Fields)[field];
  else delete fields[section];
}

const entryFiles = (folder: string, collection: string) =>
  Array.fromAsync(glob(`content/${collection}/*.yaml`, { cwd: folder }));

async function editAll(folder: string, collection: string, change: (fields: Fields, index: number) => Fields) {
  for (const [index, file] of (await entryFiles(folder, collection)).entries())
    await edit(folder, file, (fields) => change(fields, index));
}

export async function makeSparse(folder: string): Promise<void> {
  await edit(folder, 'content/site.yaml', ({ offices, ...fields }) => {
    const [office] = offices as Fields[];
    return { ...fields, social: [], offices: [{ ...office, id: 'pune', city: 'Pune', timeZone: 'Asia/Kolkata' }] };
  });
  for (const [page, parts] of Object.entries(optionalParts)) {
    await edit(folder, `content/pages/${page}.yaml`, (fields) => {
      for (const part of parts) remove(fields, part);
      return fields;
    });
  }
  // Every second article is a draft, the others wait for their day. All roles closed yesterday.
  await editAll(folder, 'articles', (fields, index) => ({
    ...fields,
    draft: index % 2 === 0,
    published: '3000-01-01',
  }));
  await editAll(folder, 'jobs', (fields) => ({ ...fields, closes: '2999-12-30' }));
  await editAll(folder, 'services', (fields) => {
    for (const part of ['group', 'facts', 'questions', 'related']) remove(fields, part);
    return fields;
  });
  await editAll(folder, 'legal', (fields) => {
    remove(fields, 'statement');
    return fields;
  });
  for (const file of await entryFiles(folder, 'projects')) await rm(join(folder, file));
  // Its target exists, but is not online.
  await edit(folder, 'content/pages/contact.yaml', (fields) => ({
    ...fields,
    form: { heading: 'Write to us', privacy: 'As we [once wrote](/blog/1).' },
  }));
}
