// Errors across files, and errors in dates and file names.
import { expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { company } from '../../tests/support/content';
import {
  article,
  errorMessages,
  getFields,
  good,
  messagesAfterChange,
  service,
  source,
} from '../../tests/support/contentErrors';
import { formatError, githubAnnotation } from './formatError';
import { readContent } from './load';
import { pictureWidths } from './pictureWidths';

// Later than any date in the content.
vi.stubEnv('BUILD_DAY', '2999-11-15');

test('the content has no errors', () => {
  expect(readContent(source).errors).toEqual([]);
  expect(errorMessages(good, 'site.yaml')).toEqual([]);
});

const yaml = 'only .yaml files are read. Change the extension, or remove the file.';
const letters = 'the name becomes an address. Use only lower-case letters from a to z, digits and hyphens.';
const index = 'servers use this name for the page of the folder itself. Choose another name.';
const notFound = 'this is the address of the not-found page. Choose another name.';
const empty = 'the file is empty. Fill in its fields, or delete it.';

test.each([
  ['articles/roots.yml', article, yaml],
  ['articles/roots.yaml.txt', article, yaml],
  ['services/Roots.yaml', service, letters],
  ['services/old/roots.yaml', service, letters],
  ['services/云.yaml', service, letters],
  ['services/.yaml', service, letters],
  ['services/404.yaml', service, notFound],
  ['services/index.yaml', service, index],
  ['legal/index.yaml', 'order: 1', index],
  ['pages/abuot.yaml', 'title: x', 'this file name is not known. Did you mean content/pages/about.yaml?'],
  ['services/roots.yaml', '', empty],
  ['services/roots.yaml', '# to be written\n', empty],
  ['services/roots.yaml', '- Roots\n', '"- Roots" is not a field. A field is a name, a colon and a space.'],
  [
    'services/roots.yaml',
    Buffer.from('title: Caf\xe9', 'latin1'),
    'a character cannot be read. Save the file as UTF-8.',
  ],
])('the file %s with the content %j', (path, text, expected) => {
  expect(errorMessages({ [path]: text })).toEqual([`content/${path}, line 1: ${expected}`]);
});

test.each([
  [600, undefined],
  [599, 'is 599 pixels wide. It needs at least 600.'],
  [0, 'cannot be read as a picture.'],
])('a photograph that is %i pixels wide', (width, fault) => {
  const text = service.replace('lead:', 'image:\n  file: pictures/roots.jpg\n  alt: Roots\nlead:');
  const added = { 'services/roots.yaml': text, 'pictures/roots.jpg': '' };
  const files = new Map([
    ...source.files,
    ...Object.entries(added).map(([path, file]) => [path, Buffer.from(file)] as const),
  ]);
  const { errors } = readContent({ ...source, files, pictureWidths: new Map([['pictures/roots.jpg', width]]) });
  const place = 'content/services/roots.yaml, line 5: the field "image, file" refers to "pictures/roots.jpg", which';
  expect(errors.map(formatError)).toEqual(fault ? [`${place} ${fault}`] : []);
});

test('a file that is not a picture has no width', async () => {
  expect([...(await pictureWidths(new Map([['pictures/a.jpg', Buffer.from('roots')]]))).values()]).toEqual([0]);
});

test('a missing required file is reported', () => {
  const files = new Map([...source.files].filter(([path]) => path !== 'pages/home.yaml'));
  expect(readContent({ ...source, files }).errors.map(formatError)).toEqual([
    'content/pages/home.yaml, line 1: the file is missing.',
  ]);
});

test('there are 1 to 40 services and at most 30 roles', () => {
  const counted = (services: number, jobs: number) => {
    const files = new Map([...source.files].filter(([path]) => !/^(?:services|jobs)\//.test(path)));
    for (let number = 1; number <= services; number++) files.set(`services/s${number}.yaml`, Buffer.from(''));
    for (let number = 1; number <= jobs; number++) files.set(`jobs/j${number}.yaml`, Buffer.from(''));
    const { errors } = readContent({ ...source, files });
    return errors.map(formatError).filter((text) => text.includes(' files'));
  };
  expect(counted(0, 31)).toEqual([
    'content/jobs, line 1: has too many files: 31, at most 30 fit.',
    'content/services, line 1: has too few files; at least 1 is needed.',
  ]);
  expect(counted(41, 0)).toEqual(['content/services, line 1: has too many files: 41, at most 40 fit.']);
  expect(counted(40, 30)).toEqual([]);
});

const same = (other: string) => `is the same as in ${other}. It must be unique.`;

test('a value that must be unique in its folder is reported in the second file', () => {
  const other = service.replace('title: Roots', 'title: Leaves').replace('What grows below', 'What is below');
  expect(errorMessages({ 'services/leaves.yaml': other, 'services/roots.yaml': service })).toEqual([
    `content/services/roots.yaml, line 1: the field "order" ${same('content/services/leaves.yaml')}`,
  ]);
  expect(
    errorMessages({ 'articles/leaves.yaml': article, 'articles/roots.yaml': article.replace('4711', '4712') }),
  ).toEqual([
    `content/articles/roots.yaml, line 1: the field "title" ${same('content/articles/leaves.yaml')}`,
    `content/articles/roots.yaml, line 3: the field "excerpt" ${same('content/articles/leaves.yaml')}`,
  ]);
});

test('a value of two roles is reported in the newer one, whatever the file names', () => {
  const older = good['jobs/gardener.yaml'] ?? '';
  const newer = older.replace('4711', '4712').replace('Look after', 'Care for').replace('2026-03-12', '2026-03-13');
  expect(errorMessages({ 'jobs/a.yaml': newer, 'jobs/b.yaml': older })).toEqual([
    `content/jobs/a.yaml, line 3: the field "title" ${same('content/jobs/b.yaml')}`,
  ]);
});

test('a duplicate article number is reported with the next free one, counting drafts', () => {
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
  expect(errorMessages(files)).toEqual([shared('a', 13), shared('c', 14)]);
});

/** A content file whose list has an entry twice. */
const twice = (path: string, list: string, entry: unknown) =>
  stringify({ ...getFields(path), [list]: [entry, entry] }, { lineWidth: 0, aliasDuplicateObjects: false });

test.each([
  ['blocks/faq.yaml', 'items', 'id', { id: 1, question: 'Why?', answer: 'Because.' }],
  ['blocks/process.yaml', 'items', 'number', { number: 1, title: 'Dig', description: 'A sentence.' }],
  ['site.yaml', 'offices', 'id', company.offices[0]],
])('two entries of %s, %s, with the same %s', (path, list, field, entry) => {
  const text = twice(path, list, entry);
  const [, line = 0] = text.split('\n').flatMap((words, index) => (words.startsWith(`  - ${field}:`) ? index + 1 : []));
  const expected = `content/${path}, line ${line}: the field "${list} 2, ${field}" ${same('entry 1')}`;
  expect(errorMessages({ [path]: text })).toEqual([expected]);
});

test('a legal page cannot use the address of another page, and needs a text for each placeholder', () => {
  const text = good['legal/imprint.yaml'] ?? '';
  expect(errorMessages({ 'legal/about.yaml': text, 'legal/imprint.yaml': text })).toEqual([
    'content/legal/about.yaml, line 1: this is the address of another page. Choose another name.',
  ]);
  expect(messagesAfterChange('legal/imprint.yaml', 'One paragraph.', '"{thirdParties}"')).toEqual([
    'content/legal/imprint.yaml, line 1: the field "noThirdParties" is missing, although a section has {thirdParties}. Expected: No third parties. The text for {thirdParties} if there are none.',
  ]);
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
  const expected = `content/articles/roots.yaml, line ${line}: the field "blocks 1, description" links to "/blog/9000". ${fault}`;
  const files = { 'articles/leaves.yaml': waiting(publish), 'articles/roots.yaml': linking(own) };
  expect(errorMessages(files)).toEqual(fault ? [expected] : []);
});

test('an old address is unique and redirects to an existing page', () => {
  const moved = (...pages: [string, string][]) =>
    errorMessages({
      'moved.yaml': `items:\n${pages.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}`,
    });
  expect(moved(['/about', '/contact'], ['/old', '/contact'], ['/old', '/contcat'])).toEqual([
    `content/moved.yaml, line 6: the field "items 3, from" ${same('entry 2')}`,
    'content/moved.yaml, line 7: the field "items 3, to" links to "/contcat". There is no such page. Did you mean "/contact"?',
  ]);
});

const oldAddress = 'should be an old address without its domain, such as /about-us.html, and without "?", "#" and "*"';
const spelling = (page: string) => `is another spelling of "${page}" and already redirects there. Remove this entry.`;

test.each([
  ['/about-us.html', undefined],
  ['/index.php', undefined],
  ['/kontakt/', undefined],
  ['/brochure.pdf', undefined],
  ['/über-uns', undefined],
  ['/%C3%BCber-uns', undefined],
  ['/about/index', spelling('/about')],
  ['/about.html', spelling('/about')],
  ['/index.html', spelling('/')],
  ['/%FCber-uns', 'should be percent-encoded as UTF-8, but is "/%FCber-uns".'],
  ['old', `${oldAddress}, but is "old".`],
  ['/page?id=3', `${oldAddress}, but is "/page?id=3".`],
  ['/blog/*', `${oldAddress}, but is "/blog/*".`],
])('the old address %s', (from, fault) => {
  const sentences = errorMessages({ 'moved.yaml': `items:\n  - from: ${from}\n    to: /contact\n` });
  expect(sentences.map((sentence) => sentence.replace(/ Expected: .*/, ''))).toEqual(
    fault ? [`content/moved.yaml, line 2: the field "items 1, from" ${fault}`] : [],
  );
});

test('an old address is unique in all spellings', () => {
  const items = ['/über', '/%C3%BCber/'].map((from) => ({ from, to: '/contact' }));
  expect(errorMessages({ 'moved.yaml': stringify({ items }) })).toEqual([
    `content/moved.yaml, line 4: the field "items 2, from" ${same('entry 1')}`,
  ]);
});

const withOffice = (change: object) => ({ offices: [{ ...company.offices[0], ...change }] });
const webAddress = 'should be a web address that begins with "https://"';
const origin = 'should be "https://" and a domain, such as https://company.example, without a path';

test.each([
  ['url', 'url', { url: 'https://roots.example/site' }, origin],
  ['url', 'url', { url: 'ftp://roots.example' }, origin],
  ['mapLink', 'offices 1, mapLink', withOffice({ mapLink: 'javascript:alert(1)' }), webAddress],
  ['url', 'social 1, url', { social: [{ network: 'Any', url: 'javascript:alert(1)' }] }, webAddress],
])('a company with an invalid %s, %#', (_, field, change, fault) => {
  const [sentence = '', ...others] = errorMessages({
    'site.yaml': stringify({ ...getFields('site.yaml'), ...change }),
  });
  expect(sentence).toContain(`the field "${field}" ${fault}, but is`);
  expect(others).toEqual([]);
});

test('the address of the site is normalized', () => {
  const text = stringify({ ...getFields('site.yaml'), url: 'https://Büro.example/' });
  const { documents } = readContent({ ...source, files: new Map([['site.yaml', Buffer.from(text)]]) });
  expect(documents.site?.url).toBe('https://xn--bro-hoa.example');
});

test('an unknown time zone is reported', () => {
  const offices = [{ ...company.offices[0], timeZone: 'Asia/Puneland' }];
  const text = stringify({ ...getFields('site.yaml'), offices });
  const line = text.split('\n').findIndex((words) => words.endsWith('Puneland')) + 1;
  expect(errorMessages({ 'site.yaml': text })).toEqual([
    `content/site.yaml, line ${line}: the field "offices 1, timeZone" should be a known time zone, but is "Asia/Puneland". Expected: Time zone. An IANA time zone, such as Asia/Kolkata.`,
  ]);
});

test('the annotation for GitHub has the file and the line', () => {
  expect(githubAnnotation({ file: 'content/a.yaml', line: 3, text: 'the field "title" is 100 %.' })).toBe(
    '::error file=content/a.yaml,line=3::the field "title" is 100 %25.',
  );
});
