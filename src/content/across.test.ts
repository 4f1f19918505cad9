// The mistakes that only the whole content shows, and those in days and names of files.
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { annotation, sentence } from '@/lib/mistake';
import { article, fieldsOf, good, said, saidOf, service, source, topic } from '../../tests/support/mistakes';
import { pictureWidths } from './pictureWidths';
import { readContent } from './read';

// Later than any day in the content.
vi.stubEnv('BUILD_DAY', '2999-11-15');

test('nothing is said of content without mistakes', () => {
  expect(readContent(source).mistakes).toEqual([]);
  expect(said(good, 'site.yaml')).toEqual([]);
});

const article4 = 'content/articles/roots.yaml, line 4: the field "published"';
const job7 = 'content/jobs/gardener.yaml, line 7: the field';
const opened = 'What belongs there: When the role was opened. Written as a day: 2026-03-12.';
const published = 'What belongs there: When it was published. Written as a day: 2026-03-12.';
const online =
  'What belongs there: When it goes online: a day such as 2026-03-12, or draft. At once, if it is left out.';
const ids = (folder: string) =>
  [...source.files.keys()].flatMap((path) =>
    path.startsWith(`${folder}/`) ? `"${path.slice(folder.length + 1, -5)}"` : [],
  );
const topics = fieldsOf('pages/blog.yaml')
  .topics.map((name: string) => `"${name}"`)
  .join(', ');
const offices = fieldsOf('site.yaml')
  .offices.map(({ id }: { id: string }) => `"${id}"`)
  .join(', ');

const known = [...source.files.keys()].filter((path) => /^(?:site|pages\/blog|services\/.*)\.yaml$/.test(path));

test.each([
  [
    'articles/roots.yaml',
    '2026-03-12',
    '2026-02-31',
    `${article4} is 2026-02-31, a day that does not exist. ${published}`,
  ],
  [
    'articles/roots.yaml',
    '2026-03-12',
    '3031-01-01',
    `${article4} is 3031-01-01, but today is 2999-11-15. To bring it out on that day, add "publish: 3031-01-01".`,
  ],
  [
    'articles/roots.yaml',
    'published:',
    'publish: soon\npublished:',
    `content/articles/roots.yaml, line 4: the field "publish" should be a day such as 2026-03-12, or draft, but is "soon". ${online}`,
  ],
  [
    'jobs/gardener.yaml',
    '2026-03-12',
    '12.3.2026',
    `${job7} "posted" should be a day such as 2026-03-12, but is "12.3.2026". ${opened}`,
  ],
  [
    'jobs/gardener.yaml',
    '2026-03-12',
    '2026',
    `${job7} "posted" should be a day such as 2026-03-12, but is 2026. ${opened}`,
  ],
  [
    'jobs/gardener.yaml',
    'posted:',
    'closes: 2026-03-11\nposted:',
    `${job7} "closes" is 2026-03-11, but the role is posted on 2026-03-12.`,
  ],
  [
    'jobs/gardener.yaml',
    'posted:',
    'office: punee\nposted:',
    `${job7} "office" names "punee", which content/site.yaml does not have. It has: ${offices}.`,
  ],
  [
    'articles/roots.yaml',
    `topic: ${JSON.stringify(topic)}`,
    'topic: Desing',
    `content/articles/roots.yaml, line 5: the field "topic" names "Desing", which content/pages/blog.yaml does not have. It has: ${topics}.`,
  ],
  [
    'articles/roots.yaml',
    'blocks:',
    'services:\n  - webdev\nblocks:',
    `content/articles/roots.yaml, line 7: the field "services 1" names "webdev", which content/services does not have. It has: ${ids('services').join(', ')}.`,
  ],
  [
    'articles/roots.yaml',
    'type: text',
    'type: quote',
    'content/articles/roots.yaml, line 10: the field "blocks 2, type" is of no known kind. There are: "imageText", "section", "text".',
  ],
  [
    'articles/roots.yaml',
    'blocks:',
    'image:\n  file: pictures/no-such.jpg\n  alt: Roots\nblocks:',
    'content/articles/roots.yaml, line 7: the field "image, file" names "pictures/no-such.jpg", which content/pictures does not have. It has: nothing.',
  ],
])('%s with "%s" as "%s"', (path, from, to, text) => {
  expect(saidOf(path, from, to, ...known)).toEqual([text]);
});

const yaml = 'only files that end in .yaml are read. Change the ending, or take the file away.';
const letters = 'the name becomes an address. Take lower-case letters, digits and hyphens.';
const notFound = 'this is the address of the page for what is not found. Take another name.';
const empty = 'the file is empty. Fill in its fields, or delete it.';

test.each([
  ['articles/roots.yml', article, yaml],
  ['articles/roots.yaml.txt', article, yaml],
  ['articles/Roots.yaml', article, letters],
  ['services/Roots.yaml', service, letters],
  ['services/old/roots.yaml', service, letters],
  ['services/404.yaml', service, notFound],
  ['articles/404.yaml', article, notFound],
  ['pages/abuot.yaml', 'title: x', 'nothing reads a file of this name. Did you mean content/pages/about.yaml?'],
  ['services/roots.yaml', '', empty],
  ['services/roots.yaml', '# to be written\n', empty],
  ['services/roots.yaml', '- Roots\n', '"Roots" is no field: that is a name, a colon and a space.'],
  ['services/roots.yaml', Buffer.from('title: Caf\xe9', 'latin1'), 'a letter cannot be read. Save the file as UTF-8.'],
])('the file %s, which begins with %j', (path, text, expected) => {
  expect(said({ [path]: text })).toEqual([`content/${path}, line 1: ${expected}`]);
});

test('a photograph that is narrower than any width it is served in is refused, and so is what is no picture', async () => {
  const photograph = (width: number) =>
    sharp({ create: { width, height: 400, channels: 3, background: 'tan' } })
      .jpeg()
      .toBuffer();
  const saidOfPicture = async (bytes: Uint8Array) => {
    const text = service.replace('lead:', 'image:\n  file: pictures/roots.jpg\n  alt: Roots\nlead:');
    const files = new Map([
      ...source.files,
      ['services/roots.yaml', Buffer.from(text)],
      ['pictures/roots.jpg', bytes],
    ] as const);
    const { mistakes } = readContent({ ...source, files, pictureWidths: await pictureWidths(files) });
    return mistakes.map(sentence);
  };
  const place = 'content/services/roots.yaml, line 5: the field "image, file" names "pictures/roots.jpg", which';
  expect(await saidOfPicture(await photograph(600))).toEqual([]);
  expect(await saidOfPicture(await photograph(599))).toEqual([
    `${place} is 599 pixels wide. A photograph needs at least 600.`,
  ]);
  expect(await saidOfPicture(Buffer.from('roots'))).toEqual([`${place} cannot be read as a picture.`]);
});

test('a file that every site needs is missed', () => {
  const files = new Map([...source.files].filter(([path]) => path !== 'pages/home.yaml'));
  expect(readContent({ ...source, files }).mistakes.map(sentence)).toEqual([
    'content/pages/home.yaml, line 1: the file is missing.',
  ]);
});

test('the catalogue has a service at least and forty at most, and there are thirty roles at most', () => {
  const counted = (services: number, jobs: number) => {
    const files = new Map([...source.files].filter(([path]) => !/^(?:services|jobs)\//.test(path)));
    for (let number = 1; number <= services; number++) files.set(`services/s${number}.yaml`, Buffer.from(''));
    for (let number = 1; number <= jobs; number++) files.set(`jobs/j${number}.yaml`, Buffer.from(''));
    const { mistakes } = readContent({ ...source, files });
    return mistakes.map(sentence).filter((text) => text.includes(' files'));
  };
  expect(counted(0, 31)).toEqual([
    'content/jobs, line 1: has too many files: 31, at most 30 fit.',
    'content/services, line 1: has too few files; at least 1 is needed.',
  ]);
  expect(counted(41, 0)).toEqual(['content/services, line 1: has too many files: 41, at most 40 fit.']);
  expect(counted(40, 30)).toEqual([]);
});

const same = (other: string) => `is the same as in ${other}. Each needs its own.`;

test('what two files of a folder share is told in the second', () => {
  const other = service.replace('title: Roots', 'title: Leaves').replace('What grows below', 'What is below');
  expect(said({ 'services/leaves.yaml': other, 'services/roots.yaml': service })).toEqual([
    `content/services/roots.yaml, line 1: the field "order" ${same('content/services/leaves.yaml')}`,
  ]);
  expect(said({ 'articles/leaves.yaml': article, 'articles/roots.yaml': article.replace('4711', '4712') })).toEqual([
    `content/articles/roots.yaml, line 1: the field "title" ${same('content/articles/leaves.yaml')}`,
    `content/articles/roots.yaml, line 3: the field "excerpt" ${same('content/articles/leaves.yaml')}`,
  ]);
});

test('a number of an older article is told with the one after the highest, which may be that of a draft', () => {
  const named = (title: string, published: string, id: number) =>
    article
      .replace('title: Roots', `title: ${title}`)
      .replace('What grows', `What ${title} grow`)
      .replace(/published: .+/, published)
      .replace('4711', String(id));
  const files = {
    'articles/a.yaml': named('Stems', 'published: 2026-04-01', 9),
    'articles/b.yaml': named('Leaves', 'published: 2026-03-12', 9),
    'articles/c.yaml': named('Fruits', 'publish: draft', 9),
    'articles/d.yaml': named('Roots', 'publish: draft', 12),
  };
  const shared = (file: string, next: number) =>
    `content/articles/${file}.yaml, line 16: the field "id" ${same('content/articles/b.yaml')} The next free number is ${next}.`;
  expect(said(files)).toEqual([shared('a', 13), shared('c', 14)]);
});

/** A file of the content whose list holds its first entry twice, or the entry given. */
function twice(path: string, list: string, entry?: object): string {
  const data = fieldsOf(path);
  const first = entry ?? data[list][0];
  return stringify({ ...data, [list]: [first, first] }, { lineWidth: 0, aliasDuplicateObjects: false });
}

test.each([
  ['blocks/faq.yaml', 'items', 'id', { id: 1, question: 'Why?', answer: 'Because.' }],
  ['blocks/process.yaml', 'items', 'number', { number: 1, title: 'Dig', description: 'A sentence.' }],
  ['site.yaml', 'offices', 'id', undefined],
  ['pages/privacy-policy.yaml', 'sections', 'heading', undefined],
])('two entries of %s, %s, with the same %s', (path, list, field, entry) => {
  const text = twice(path, list, entry);
  const [, line = 0] = text.split('\n').flatMap((words, index) => (words.startsWith(`  - ${field}:`) ? index + 1 : []));
  const expected = `content/${path}, line ${line}: the field "${list} 2, ${field}" ${same('entry 1')}`;
  expect(said({ [path]: text })).toEqual([expected]);
});

const linking = (publish: string) =>
  article.replace('One paragraph.', 'See [this](/blog/9000).').replace('subtitle:', `${publish}subtitle:`);
const waiting = (publish: string) =>
  article
    .replace('title: Roots', `title: Leaves\npublish: ${publish}`)
    .replace('What grows', 'What leaves')
    .replace('4711', '9000');

test.each([
  ['a draft', 'draft', '', 'That page is a draft.'],
  ['a later page', '2999-12-01', '', 'That page is not online before 2999-12-01.'],
  ['a page that is later still', '2999-12-02', 'publish: 2999-12-01\n', 'That page is not online before 2999-12-02.'],
  ['a page that comes before it', '2999-12-01', 'publish: 2999-12-02\n', undefined],
  ['anything, as long as it is a draft itself', '2999-12-01', 'publish: draft\n', undefined],
])('an article that links to %s', (_, publish, own, fault) => {
  const line = own ? 10 : 9;
  const expected = `content/articles/roots.yaml, line ${line}: the field "blocks 1, description" leads to "/blog/9000". ${fault}`;
  const files = { 'articles/leaves.yaml': waiting(publish), 'articles/roots.yaml': linking(own) };
  expect(said(files)).toEqual(fault ? [expected] : []);
});

test('the old address of a page that moved stands there once, and leads to a page', () => {
  const moved = (...pages: [string, string][]) =>
    said({ 'moved.yaml': `items:\n${pages.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}` });
  expect(moved(['/about', '/contact'], ['/old', '/contact'], ['/old', '/contcat'])).toEqual([
    `content/moved.yaml, line 6: the field "items 3, from" ${same('entry 2')}`,
    'content/moved.yaml, line 7: the field "items 3, to" leads to "/contcat". There is no such page. Did you mean "/contact"?',
  ]);
  expect(moved(['old', '/contact'])).toEqual([
    'content/moved.yaml, line 2: the field "items 1, from" should be the address of a page, such as /services/web-dev, but is "old". What belongs there: The old address.',
  ]);
});

test('a time zone that no clock knows', () => {
  const {
    offices: [first],
    ...site
  } = fieldsOf('site.yaml');
  const text = stringify({ ...site, offices: [{ ...first, timeZone: 'Asia/Puneland' }] });
  const line = text.split('\n').findIndex((words) => words.endsWith('Puneland')) + 1;
  expect(said({ 'site.yaml': text })).toEqual([
    `content/site.yaml, line ${line}: the field "offices 1, timeZone" should be a time zone that clocks know, but is "Asia/Puneland". What belongs there: The time zone in the IANA form, such as Asia/Kolkata.`,
  ]);
});

test('GitHub is told the file and the line', () => {
  expect(annotation({ file: 'content/a.yaml', line: 3, text: 'the field "title" is 100 %.' })).toBe(
    '::error file=content/a.yaml,line=3::the field "title" is 100 %25.',
  );
});
