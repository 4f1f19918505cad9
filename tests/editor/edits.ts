// What an editor does to content on three days. Every edit works on the files of a clone.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';

type Path = (string | number)[];

const names = (clone: string, folder: string) =>
  readdirSync(join(clone, 'content', folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''));
const fileOf = (clone: string, name: string) => join(clone, 'content', `${name}.yaml`);

/** Changes fields of a content file and saves it as the desk does. */
function edit(clone: string, name: string, changes: readonly (readonly [Path, unknown])[], to = name): void {
  const document = parseDocument(readFileSync(fileOf(clone, name), 'utf8'));
  for (const [path, value] of changes) {
    if (!document.hasIn(path)) throw new Error(`content/${name}.yaml has no field ${path.join('.')}.`);
    document.setIn(path, value);
  }
  writeFileSync(fileOf(clone, to), stringify(document.toJS()));
}

/** Says where the visitors of pages that are gone are led. */
function lead(clone: string, from: string[], to: string): void {
  const { items = [] } = parse(readFileSync(fileOf(clone, 'moved'), 'utf8'));
  edit(clone, 'moved', [[['items'], [...items, ...from.map((address) => ({ from: address, to }))]]]);
}

/** The place behind the last entry of a folder that is put in order by hand. */
const nextOrder = (clone: string, folder: string) =>
  1 +
  Math.max(
    0,
    ...names(clone, folder).map((id) => Number(parse(readFileSync(fileOf(clone, `${folder}/${id}`), 'utf8')).order)),
  );

const sentence = (about: string) =>
  `Words that an editor wrote for ${about}, long enough for a card and a search result.`;

/** An article, a job and a service, each begun as a copy, as docs/adding-content.md says. */
export function add(clone: string): void {
  const numbers = names(clone, 'articles').map(Number);
  const newest = Math.max(...numbers);
  edit(
    clone,
    `articles/${newest}`,
    [
      [['title'], 'Notes from a second harvest'],
      [['subtitle'], 'What we would plant again, and what we would not'],
      [['excerpt'], sentence('an article')],
    ],
    `articles/${newest + 1}`,
  );
  edit(
    clone,
    `jobs/${names(clone, 'jobs')[0]}`,
    [
      [['order'], nextOrder(clone, 'jobs')],
      [['title'], 'Greenhouse Engineer (Night Shift)'],
      [['cardTitle'], 'Greenhouse Engineer'],
      [['description'], sentence('a role')],
    ],
    'jobs/greenhouse-engineer',
  );
  edit(
    clone,
    `services/${names(clone, 'services')[0]}`,
    [
      [['order'], nextOrder(clone, 'services')],
      [['title'], 'Soil Analytics'],
      [['shortDescription'], sentence('a service')],
    ],
    'services/soil-analytics',
  );
}

/** The added service gets another name and address, the added job is closed, and many texts are written anew. */
export function change(clone: string): void {
  renameSync(fileOf(clone, 'services/soil-analytics'), fileOf(clone, 'services/ground-survey'));
  edit(clone, 'services/ground-survey', [[['title'], 'Ground Survey & Analytics']]);
  lead(clone, ['/services/soil-analytics'], '/services/ground-survey');
  rmSync(fileOf(clone, 'jobs/greenhouse-engineer'));
  lead(clone, ['/jobs/greenhouse-engineer'], '/career');
  edit(clone, 'shell', [
    [['skipLink'], 'Jump to the text'],
    [['menu', 'label'], 'All pages'],
    [['menu', 'open'], 'Show the menu'],
    [['menu', 'close'], 'Hide the menu'],
    [['motion'], 'Hold everything still'],
    [['theme'], 'Light or dark'],
    [['footer', 'statement'], 'A frame on which things grow.'],
  ]);
  edit(clone, 'pages/home', [
    [['slider', 'label'], 'What we are about'],
    [['slider', 'next'], 'The slide after'],
    [['slider', 'pause'], 'Hold the slides'],
    [['hero', 'lead'], 'Other words for what {name} does, under the tagline.'],
    [['about', 'heading'], 'Another heading about us.'],
    [['process', 'heading'], 'How it goes.'],
    [['testimonials', 'heading'], 'What clients say'],
    [['testimonials', 'next'], 'The quotes after'],
    [['offices', 'heading'], 'Where we are.'],
    [['faq', 'heading'], 'Questions'],
    [['callToAction', 'heading'], 'Begin here.'],
  ]);
  edit(clone, 'pages/about', [
    [['team', 'heading'], 'The people'],
    [['story', 'text'], 'A shorter story, in one paragraph.'],
  ]);
  edit(clone, 'pages/careers', [
    [['statistics', 'label'], 'In numbers'],
    [['hero', 'lead'], 'Come and work with {name}.'],
  ]);
  edit(clone, 'pages/contact', [
    [['form', 'heading'], 'Write to {name}'],
    [['form', 'restored'], 'Here is what you had typed.'],
    [['form', 'failure', 'tryAgain'], 'Send again'],
    [['form', 'receipt', 'heading'], 'A copy of what you sent.'],
    [['information', 'heading'], 'Other ways to reach us'],
  ]);
  edit(clone, 'pages/services', [[['lead'], 'All of our {services} services.']]);
  edit(clone, 'blocks/slides', [[['items', 0, 'title'], 'A frame comes first.']]);
  edit(clone, 'blocks/testimonials', [[['items', 0, 'review'], 'They did what they said they would.']]);
  edit(clone, `articles/${names(clone, 'articles')[0]}`, [[['subtitle'], 'A subtitle that was written anew']]);
}

/** Nobody is quoted and no role is open. */
export function empty(clone: string): void {
  edit(clone, 'blocks/testimonials', [[['items'], []]]);
  const jobs = names(clone, 'jobs');
  for (const id of jobs) rmSync(fileOf(clone, `jobs/${id}`));
  lead(
    clone,
    jobs.map((id) => `/jobs/${id}`),
    '/career',
  );
}
