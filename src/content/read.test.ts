// Common mistakes of editors, and the message for each with its file and line. Mistakes across files are in
// crossFileChecks.test.ts.
import { expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { company, words } from '../../tests/support/content';
import {
  errorMessages,
  getFields,
  good,
  messagesAfterChange,
  service,
  source,
  topic,
} from '../../tests/support/contentErrors';
import { readContent } from './load';

// Later than any day in the content.
vi.stubEnv('BUILD_DAY', '2999-11-15');

const quotes = 'Put the whole text in straight quotation marks (").';
const begins = (sign: string) => `begins with ${sign}, which has a special meaning in YAML. ${quotes}`;
const comment = `ends before #, because YAML reads the rest as a comment. ${quotes}`;
const means = ' Expected: Name of the service. Also an option of the contact form.';
const plain = (sign: string) =>
  `does not support Markdown, so ${sign} would be shown as text. Fields with Markdown: "overview", "answer".`;
const placeholders = 'Known placeholders: {name}, {services}, {roles}, {articles}.';

test.each([
  ['a colon', 'Roots: a story', `has a colon followed by a space. ${quotes}`],
  ['a colon inside curly quotation marks', '“Roots: a story”', `has a colon followed by a space. ${quotes}`],
  ['a colon at its end', 'Roots:', `ends with a colon. ${quotes}`],
  ['a comment after it', 'Issue #5 of many', comment],
  ['a comment instead of it', '#5 of many', comment],
  ['a comment after quotation marks', '"Roots" # better?', comment],
  ['a placeholder at its beginning', '{name} grows', begins('{')],
  ['only a placeholder', '{name}', begins('{')],
  ['a link at its beginning', '[Roots](/contact) and more', begins('[')],
  ['emphasis at its beginning', '*Roots* and more', begins('*')],
  ['an ampersand at its beginning', '&roots and more', begins('&')],
  ['an exclamation mark at its beginning', '!roots and more', begins('!')],
  ['an at sign at its beginning', '@roots', begins('@')],
  ['a dash at its beginning', '- Roots', begins('-')],
  ['a number', '1.10', `should be text, but is 1.10. Put it in straight quotation marks (").${means}`],
  ['a list', '[Roots]', `should be text, but is [Roots]. Put it in straight quotation marks (").${means}`],
  ['nothing', '', `is missing; it should be text.${means}`],
  ['an empty text', '""', `is empty.${means}`],
  ['too many letters', 'Roots'.repeat(10), `is too long: 50 characters, at most 48 fit.${means}`],
  ['bold letters', '"**Roots**"', plain('**')],
  ['code', 'All `roots`', plain('`')],
  ['a link', 'All [roots](/contact)', plain('](')],
  ['HTML', 'Roots<br>and more', 'has HTML, which would be shown as text: <br>. Remove it.'],
  ['an unknown placeholder', 'Roots of {nmae}', `has an unknown placeholder {nmae}. ${placeholders}`],
])('a title that is or has %s', (_, title, text) => {
  const expected = `content/services/roots.yaml, line 2: the field "title" ${text}`;
  expect(messagesAfterChange('services/roots.yaml', 'title: Roots', `title: ${title}`)).toEqual([expected]);
});

const column =
  'this line is indented differently. All fields of a group, and all entries of a list, begin in the same column.';
const notField = (line: string) => `"${line}" is not a field. A field is a name, a colon and a space.`;
const dashes = 'this entry has dashes in its text. In a list, all dashes are in one column, each followed by a space.';
const open = 'a quotation mark is opened here and never closed. Add one at the end of the text.';
const order = 'Expected: Position in the catalogue. The first three are on the home page.';
const gains = 'Expected: Benefits. What the client gains; four or more look best.';
const many = `has too many entries; at most 12 fit. ${gains}`;
const outcomes = '  - One\n  - Two\n  - Three\n  - Four\n';
const heading =
  'has a heading or a footnote (## Rootsgraph.). Headings have their own field; footnotes are not supported.';
const unknown = 'is not known. Known fields: "title", "text".';
const longText = 'Roots '.repeat(1400).trim();
const tooLong =
  'is too long: 8435 characters, at most 8000 fit. Expected: Overview. What we do, for whom, and how they notice. Two paragraphs.';
const noPage = 'There is no such page. Did you mean "/contact"?';
const noAnchor = 'That page has no anchor "faq". It has: "message-form", "information".';
const begin = 'Links begin with "/" for a page of this site, or with "https://", "mailto:" or "tel:".';
const noImage =
  'has a picture, but texts cannot contain pictures. Use the field "image"; in an article, add a block of the type imageText.';
const notList = `should be a list, but is "-One". Put a space after each dash. ${gains}`;

const opened = 'Expected: Posted. When the role was opened.';
const published = 'Expected: Published. The day of publication.';
const online = 'Expected: Goes online. A day such as 2026-03-12, or draft. If empty, at once.';
const soon = `should be a day such as 2026-03-12, or draft, but is "soon". ${online}`;
const later = 'is 3031-01-01, but today is 2999-11-15. To publish it on that day, add "publish: 3031-01-01".';
const changed = 'is 3031-01-01, but today is 2999-11-15. Enter the day of the last change.';
const noKind = 'is not a known type. Known types: "imageText", "section", "text".';
const missing = (name: string, list: string, known: readonly string[]) =>
  `refers to "${name}", which content/${list} does not have. Available: ${known.map((item) => `"${item}"`).join(', ') || 'none'}.`;
const services = [...source.files.keys()].flatMap((path) => /^services\/(.*)\.yaml$/.exec(path)?.[1] ?? []);
const offices = company.offices.map(({ id }) => id);
const noTopic = missing('Desing', 'pages/blog.yaml', words.blog.topics);
const noPicture = missing('pictures/no.jpg', 'pictures', []);
const wrongEnding =
  'should be in content/pictures and end with .jpg, .jpeg, .png, .webp or .avif (export a .heic photograph as .jpg), but is "pictures/no.heic". Expected: File. In content/pictures. A photograph is at least 600 pixels wide, ideally 1600.';

const noDay = `is 2026-02-31, a day that does not exist. ${published}`;
const notDay = (written: string) => `should be a day such as 2026-03-12, but is ${written}. ${opened}`;
const tooEarly = 'is 2026-03-11, but the role is posted on 2026-03-12.';
const noService = missing('webdev', 'services', services);
const noOffice = missing('punee', 'site.yaml', offices);
const same = 'is the same as in entry 1. It must be unique.';
const image = (file: string) => `image:\n  file: pictures/${file}\n  alt: Roots\n`;

const roots = 'services/roots.yaml';
const story = 'articles/roots.yaml';
const role = 'jobs/gardener.yaml';
const legalPage = 'legal/imprint.yaml';
/** The files of the content that these files refer to. */
const needed = [...source.files.keys()].filter((path) =>
  /^(?:site|pages\/(?:blog|contact)|services\/.*)\.yaml$/.test(path),
);

test.each<[path: string, what: string, from: string | RegExp, to: string, line: number, text: string]>([
  [roots, 'a tab', 'lead:', '\tlead:', 4, 'this line begins with a tab. Begin it with spaces.'],
  [roots, 'a field that is indented', 'lead:', '  lead:', 4, column],
  [roots, 'an entry that is indented less', '  - Two', ' - Two', 22, column],
  [roots, 'an entry that is indented more', '  - Two', '    - Two', 21, dashes],
  [roots, 'an entry without a space', '  - Two', '  -Two', 22, 'this line needs a space after its dash.'],
  [roots, 'a group without a space', '  - title: A f', '  -title: A f', 10, 'this line needs a space after its dash.'],
  [roots, 'one entry without a space', outcomes, '  -One\n', 20, `the field "benefits" ${notList}`],
  [roots, 'a long text that is not indented', '  One paragraph', 'One paragraph', 6, notField('One paragraph.')],
  [roots, 'a duplicate field', 'lead:', 'title:', 4, 'Map keys must be unique\n    title: One sentence.\n    ^'],
  [roots, 'a colon without a space', 'lead: ', 'lead:', 4, notField('lead:One sentence.')],
  [roots, 'a field without a colon', 'lead:', 'lead', 4, notField('lead One sentence.')],
  [roots, 'a quotation mark that stays open', 'One sentence.', '"One sentence.', 4, open],
  [roots, 'a missing field', 'order: 4711\n', '', 1, `the field "order" is missing; it should be a number. ${order}`],
  [roots, 'words for a number', '4711', 'first', 1, `the field "order" should be a number, but is "first". ${order}`],
  [roots, 'half a number', '4711', '1.5', 1, `the field "order" should be a whole number, but is 1.5. ${order}`],
  [roots, 'a mistyped field', 'lead: ', 'laed: x\nlead: ', 4, 'the field "laed" is not known. Did you mean "lead"?'],
  [
    roots,
    'an unknown field in a list',
    'A sentence.',
    'A.\n    color: x',
    12,
    `the field "features 1, color" ${unknown}`,
  ],
  [roots, 'an empty list', `benefits:\n${outcomes}`, 'benefits: []\n', 20, `the field "benefits" is empty. ${gains}`],
  [roots, 'a list that is too long', '  - Four\n', '  - More\n'.repeat(10), 20, `the field "benefits" ${many}`],
  [roots, 'a text in Markdown that is too long', 'One paragraph.', longText, 5, `the field "overview" ${tooLong}`],
  [roots, 'a heading in Markdown', 'One para', '## Roots', 6, `the field "overview" ${heading}`],
  [
    roots,
    'a link to an unknown page',
    '(/contact)',
    '(/contcat)',
    8,
    `the field "overview" links to "/contcat". ${noPage}`,
  ],
  [roots, 'a link without a slash', '(/contact)', '(contact)', 8, `the field "overview" links to "contact". ${begin}`],
  [
    roots,
    'a script for a link',
    '/contact',
    'javascript:a(1)',
    8,
    `the field "overview" links to "javascript:a(1)". ${begin}`,
  ],
  [
    roots,
    'a script in angle brackets',
    '[a link](/contact)',
    '<data:a>',
    8,
    `the field "overview" links to "data:a". ${begin}`,
  ],
  [
    roots,
    'a picture in Markdown',
    '[a link](/contact)',
    '![Roots](https://any.example/a.png)',
    8,
    `the field "overview" ${noImage}`,
  ],
  [
    roots,
    'a link to an unknown anchor',
    '(/contact)',
    '(/contact#faq)',
    8,
    `the field "overview" links to "/contact#faq". ${noAnchor}`,
  ],
  [story, 'a day that does not exist', '2026-03-12', '2026-02-31', 4, `the field "published" ${noDay}`],
  [story, 'a future day', '2026-03-12', '3031-01-01', 4, `the field "published" ${later}`],
  [story, 'a future change', 'published:', 'updated: 3031-01-01\npublished:', 4, `the field "updated" ${changed}`],
  [story, 'a word for a day', 'published:', 'publish: soon\npublished:', 4, `the field "publish" ${soon}`],
  [story, 'an unknown topic', `topic: ${JSON.stringify(topic)}`, 'topic: Desing', 5, `the field "topic" ${noTopic}`],
  [story, 'an unknown service', 'blocks:', 'services:\n  - webdev\nblocks:', 7, `the field "services 1" ${noService}`],
  [story, 'an unknown kind of block', 'type: text', 'type: quote', 10, `the field "blocks 2, type" ${noKind}`],
  [story, 'a missing picture', 'blocks:', `${image('no.jpg')}blocks:`, 7, `the field "image, file" ${noPicture}`],
  [
    story,
    'a picture in an unsupported format',
    'blocks:',
    `${image('no.heic')}blocks:`,
    7,
    `the field "image, file" ${wrongEnding}`,
  ],
  [role, 'a day in another format', '2026-03-12', '12.3.2026', 7, `the field "posted" ${notDay('"12.3.2026"')}`],
  [role, 'a year for a day', '2026-03-12', '2026', 7, `the field "posted" ${notDay('2026')}`],
  [
    role,
    'a last day before the day of posting',
    'posted:',
    'closes: 2026-03-11\nposted:',
    7,
    `the field "closes" ${tooEarly}`,
  ],
  [role, 'an unknown office', 'posted:', 'office: punee\nposted:', 7, `the field "office" ${noOffice}`],
  [
    legalPage,
    'a duplicate heading',
    /( {2}- heading: .*\n.*\n)/,
    '$1$1',
    13,
    `the field "sections 2, heading" ${same}`,
  ],
])('%s with %s', (path, _, from, to, line, text) => {
  expect(messagesAfterChange(path, from, to, ...needed)).toEqual([`content/${path}, line ${line}: ${text}`]);
});

test('a service may be short: one outcome, and a description of a few words', () => {
  const text = service
    .replace('  - Two\n  - Three\n  - Four\n', '')
    .replace(/shortDescription: .*/, 'shortDescription: Roots.');
  expect(errorMessages({ 'services/roots.yaml': text })).toEqual([]);
});

const networks = Array(13).fill({ network: 'Any', url: 'https://any.example' });
const slides = Array(6).fill({ title: 'One', description: 'More.' });
const wide = Array(4).fill({ label: 'Quite a long one', href: '/' });
const tooWide = 'should fit into the header: its labels may have 52 characters in total';

test.each([
  [
    'site',
    { name: 'Long'.repeat(16) },
    '"name" is too long: 64 characters, at most 60 fit. Expected: Name of the company.',
  ],
  ['site', { social: networks }, '"social" has too many entries; at most 12 fit. Expected: Social networks.'],
  ['blocks/slides', { items: slides }, '"items" has too many entries; at most 5 fit. Expected: Slides.'],
  [
    'labels/controls',
    { homeLabel: 'Home' },
    '"homeLabel" should contain {name}, the text of the logo, but is "Home". Expected: What the logo is called for screen readers.',
  ],
  [
    'layout',
    { navigation: wide },
    `"navigation" ${tooWide}, but is - label: Quite a long one …. Expected: Navigation. The links of the header, the menu and the footer.`,
  ],
])('%s with a value that is too large, %#', (id, change, text) => {
  const path = `${id}.yaml`;
  const file = stringify({ ...getFields(path), ...change }, { aliasDuplicateObjects: false });
  const [sentence = '', ...others] = errorMessages({ [path]: file });
  expect([sentence.replace(/^.*: the field /, ''), others]).toEqual([text, []]);
});

const { overview, benefits, ...rest } = parse(good['services/roots.yaml'] ?? '');
const long = 'One of several outcomes - a dash is in it, and it goes on - and on - and on - until it is long.';
const rewritten = {
  ...rest,
  overview,
  lead: `${long.slice(0, 60)} - x - y`,
  benefits: [long.slice(0, 90), ...benefits],
};

test.each([
  ['short lines', stringify(rewritten, { lineWidth: 45 })],
  ['long lines', stringify(rewritten, { lineWidth: 0 })],
  ['single quotation marks', stringify(rewritten, { singleQuote: true, defaultStringType: 'QUOTE_SINGLE' })],
  ['flow style', JSON.stringify(rewritten, null, 2)],
  ['anchors and aliases', stringify({ ...rewritten, features: Array(5).fill(rewritten.features[0]) })],
  ['Windows line ends', stringify(rewritten).replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${stringify(rewritten)}`],
  ['fields that may be left out and are empty', stringify({ ...rewritten, drawing: '', image: null })],
])('a service with %s has no errors', (_, text) => {
  const files = new Map([['services/roots.yaml', Buffer.from(text)]]);
  const { entries, errors } = readContent({ ...source, files });
  expect(errors.filter(({ file }) => file.includes('roots'))).toEqual([]);
  expect(entries[0]?.data).toEqual(rewritten);
});
