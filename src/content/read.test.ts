// The errors that an editor can make in one file: what is written, and what is said. crossFileChecks.test.ts has the others.
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { fieldsOf, good, said, saidOf, service, source } from '../../tests/support/contentErrors';
import { readContent } from './load';

const quotes = 'Put the whole text in straight quotation marks (").';
const begins = (sign: string) => `begins with ${sign}, which means something else in YAML. ${quotes}`;
const comment = `ends before #; what follows is a comment that nobody sees. ${quotes}`;
const means = ' What belongs there: Name of the service. Also an option of the contact form.';
const plain = (sign: string) =>
  `takes no Markdown, so ${sign} would be seen. Fields here that take it: "overview", "answer".`;
const gaps = 'Gaps that exist here: {name}, {services}, {roles}, {articles}.';

test.each([
  ['a colon', 'Roots: a story', `has a colon followed by a space. ${quotes}`],
  ['a colon inside curly quotation marks', '“Roots: a story”', `has a colon followed by a space. ${quotes}`],
  ['a colon at its end', 'Roots:', `has a colon at its end. ${quotes}`],
  ['a comment behind it', 'Issue #5 of many', comment],
  ['a comment in its place', '#5 of many', comment],
  ['a comment behind quotation marks', '"Roots" # better?', comment],
  ['a gap at its beginning', '{name} grows', begins('{')],
  ['a gap alone', '{name}', begins('{')],
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
  ['HTML', 'Roots<br>and more', 'has HTML, which would be seen: <br>. Take it out.'],
  ['a gap that nothing fills', 'Roots of {nmae}', `has a gap {nmae} that nothing fills. ${gaps}`],
])('a title that is or has %s', (_, title, text) => {
  const expected = `content/services/roots.yaml, line 2: the field "title" ${text}`;
  expect(saidOf('services/roots.yaml', 'title: Roots', `title: ${title}`)).toEqual([expected]);
});

const column =
  'this line begins in a column of its own. Fields of a group, and entries of a list, begin in one column.';
const noField = (line: string) => `"${line}" is no field: that is a name, a colon and a space.`;
const dashes = 'this entry has dashes in its text. In a list all dashes stand in one column, with a space behind them.';
const open = 'a quotation mark opens here and is never closed. Put another one at the end of the text.';
const order = 'What belongs there: Position in the catalogue. The first three stand on the home page.';
const gains = 'What belongs there: Benefits. What the client gains; four or more look best.';
const many = `has too many entries; at most 12 fit. ${gains}`;
const outcomes = '  - One\n  - Two\n  - Three\n  - Four\n';
const heading =
  'has a heading or a footnote (## Rootsgraph.). A heading has a field of its own; there are no footnotes.';
const unknown = 'is not known. Known fields: "title", "text".';
const longText = 'Roots '.repeat(1400).trim();
const tooLong =
  'is too long: 8435 characters, at most 8000 fit. What belongs there: Overview. What we do, for whom, and how they notice. Two paragraphs.';
const noPage = 'There is no such page. Did you mean "/contact"?';
const noPlace = 'That page has no place "faq". It has: "message-form", "information".';
const begin = 'Links begin with "/" for a page of this site, or with "https://", "mailto:" or "tel:".';
const noImage =
  'has a picture, but a text takes none. A picture stands in a field "image"; in an article, add a block of the type imageText.';
const notList = `should be a list, but is "-One". Put a space behind each dash. ${gains}`;

test.each([
  ['a tab', 'lead:', '\tlead:', 4, 'this line begins with a tab. Begin it with spaces.'],
  ['a field that is indented', 'lead:', '  lead:', 4, column],
  ['an entry that is indented less', '  - Two', ' - Two', 22, column],
  ['an entry that is indented more', '  - Two', '    - Two', 21, dashes],
  ['an entry without a space', '  - Two', '  -Two', 22, 'this line needs a space behind its dash.'],
  ['a group without a space', '  - title: A f', '  -title: A f', 10, 'this line needs a space behind its dash.'],
  ['one entry without a space', outcomes, '  -One\n', 20, `the field "benefits" ${notList}`],
  ['a long text that is not indented', '  One paragraph', 'One paragraph', 6, noField('One paragraph.')],
  ['a field that is there twice', 'lead:', 'title:', 4, 'Map keys must be unique\n    title: One sentence.\n    ^'],
  ['a colon without a space', 'lead: ', 'lead:', 4, noField('lead:One sentence.')],
  ['a field without a colon', 'lead:', 'lead', 4, noField('lead One sentence.')],
  ['a quotation mark that stays open', 'One sentence.', '"One sentence.', 4, open],
  ['a missing field', 'order: 4711\n', '', 1, `the field "order" is missing; it should be a number. ${order}`],
  ['words for a number', '4711', 'first', 1, `the field "order" should be a number, but is "first". ${order}`],
  ['half a number', '4711', '1.5', 1, `the field "order" should be a whole number, but is 1.5. ${order}`],
  ['a mistyped field', 'lead: ', 'laed: x\nlead: ', 4, 'the field "laed" is not known. Did you mean "lead"?'],
  ['an unknown field in a list', 'A sentence.', 'A.\n    color: x', 12, `the field "features 1, color" ${unknown}`],
  ['an empty list', `benefits:\n${outcomes}`, 'benefits: []\n', 20, `the field "benefits" is empty. ${gains}`],
  ['a list that is too long', '  - Four\n', '  - More\n'.repeat(10), 20, `the field "benefits" ${many}`],
  ['a text in Markdown that is too long', 'One paragraph.', longText, 5, `the field "overview" ${tooLong}`],
  ['a heading in Markdown', 'One para', '## Roots', 6, `the field "overview" ${heading}`],
  ['a link to no page', '(/contact)', '(/contcat)', 8, `the field "overview" leads to "/contcat". ${noPage}`],
  ['a link without a slash', '(/contact)', '(contact)', 8, `the field "overview" leads to "contact". ${begin}`],
  [
    'a script for a link',
    '/contact',
    'javascript:a(1)',
    8,
    `the field "overview" leads to "javascript:a(1)". ${begin}`,
  ],
  [
    'a script in angle brackets',
    '[a link](/contact)',
    '<data:a>',
    8,
    `the field "overview" leads to "data:a". ${begin}`,
  ],
  [
    'a picture in Markdown',
    '[a link](/contact)',
    '![Roots](https://any.example/a.png)',
    8,
    `the field "overview" ${noImage}`,
  ],
  ['a link to no place', '(/contact)', '(/contact#faq)', 8, `the field "overview" leads to "/contact#faq". ${noPlace}`],
])('a service with %s', (_, from, to, line, text) => {
  const expected = `content/services/roots.yaml, line ${line}: ${text}`;
  expect(saidOf('services/roots.yaml', from, to, 'pages/contact.yaml')).toEqual([expected]);
});

test('a service may be short: one outcome, and a description of a few words', () => {
  const text = service
    .replace('  - Two\n  - Three\n  - Four\n', '')
    .replace(/shortDescription: .*/, 'shortDescription: Roots.');
  expect(said({ 'services/roots.yaml': text })).toEqual([]);
});

const promise = 'What belongs there: Tagline. The promise of the company; the heading of the home page.';
const four = 'One. Two. Three. Four.';
const networks = Array(13).fill({ network: 'Any', url: 'https://any.example' });
const slides = Array(10).fill({ title: 'One', description: 'More.' });
const wide = Array(4).fill({ label: 'Quite a long one', href: '/' });
const tooWide = 'should fit into the header, where its words may be 52 characters long together';

test.each([
  ['site', { tagline: four }, `"tagline" should be at most three sentences, but is "${four}". ${promise}`],
  ['site', { tagline: 'Long'.repeat(11) }, `"tagline" is too long: 44 characters, at most 40 fit. ${promise}`],
  ['site', { social: networks }, '"social" has too many entries; at most 12 fit. What belongs there: Social networks.'],
  ['blocks/slides', { items: slides }, '"items" has too many entries; at most 9 fit. What belongs there: Slides.'],
  [
    'labels/controls',
    { homeLabel: 'Home' },
    '"homeLabel" should contain {name}, the words of the logo, but is "Home". What belongs there: What the logo is called for screen readers.',
  ],
  [
    'shell',
    { navigation: wide },
    `"navigation" ${tooWide}, but is - label: Quite a long one …. What belongs there: Navigation. The links of the header, the menu and the footer.`,
  ],
])('the file %s with a value that does not fit, %#', (id, change, text) => {
  const path = `${id}.yaml`;
  const file = stringify({ ...fieldsOf(path), ...change }, { aliasDuplicateObjects: false });
  const [sentence = '', ...others] = said({ [path]: file });
  expect([sentence.replace(/^.*: the field /, ''), others]).toEqual([text, []]);
});

const { overview, benefits, ...rest } = parse(good['services/roots.yaml'] ?? '');
const long = 'One of several outcomes - a dash is in it, and it goes on - and on - and on - until it is long.';
const roots = { ...rest, overview, lead: `${long.slice(0, 60)} - x - y`, benefits: [long.slice(0, 90), ...benefits] };

test.each([
  ['lines that are broken early', stringify(roots, { lineWidth: 45 })],
  ['lines that are not broken', stringify(roots, { lineWidth: 0 })],
  ['single quotation marks', stringify(roots, { singleQuote: true, defaultStringType: 'QUOTE_SINGLE' })],
  ['braces and brackets', JSON.stringify(roots, null, 2)],
  ['names for what occurs twice', stringify({ ...roots, features: Array(5).fill(roots.features[0]) })],
  ['Windows line ends', stringify(roots).replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${stringify(roots)}`],
  ['fields that may be left out and are empty', stringify({ ...roots, drawing: '', image: null })],
])('a service with %s is read as any other', (_, text) => {
  const files = new Map([['services/roots.yaml', Buffer.from(text)]]);
  const { entries, errors } = readContent({ ...source, files });
  expect(errors.filter(({ file }) => file.includes('roots'))).toEqual([]);
  expect(entries[0]?.data).toEqual(roots);
});
