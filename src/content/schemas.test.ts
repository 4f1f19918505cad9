import { expect, test } from 'vitest';
import { messages } from '../../tests/support/schemaMessages.ts';
import { image } from './fields/jsonSchema.ts';
import { entries, pages, site } from './schemas.ts';

test('every required field that is missing is named as such', () => {
  const schemas = [...Object.values(entries), ...Object.values(pages)].map((schema) => schema(image));
  for (const schema of [site, ...schemas]) {
    const found = messages(schema, {});
    expect(found).not.toEqual([]);
    expect(
      found.filter((message) => !/^\w+: (?:is required|should be a day such as 2026-03-12)$/.test(message)),
    ).toEqual([]);
  }
});

test('a value of another kind is named in words', () => {
  const job = {
    order: 1.5,
    cardTitle: 5,
    draft: false,
    responsibilities: [],
    employment: 'x'.repeat(41),
    office: 'Mars',
  };
  expect(messages(entries.jobs(image), { ...job, logo: 'react' })).toEqual(
    expect.arrayContaining([
      'order: should be a whole number',
      'cardTitle: should be a text',
      'responsibilities: should have at least one entry',
      'employment: should have at most 40 characters',
      'logo: should be a group of fields',
      'office: should be the name of a file in content/offices, such as name.yaml',
    ]),
  );
});

test('two entries of the navigation do not lead to the same address', () => {
  const navigation = (...hrefs: string[]) =>
    messages(
      site.shape.navigation,
      hrefs.map((href) => ({ label: 'Words', href })),
    );
  expect(navigation('/blog', '/blog')).toEqual([': two entries lead to the same address']);
  expect(navigation('/blog', '/about')).toEqual([]);
});

test('a sentence of the tagline ends with a period, and has at most 40 characters', () => {
  const tagline = (first: string) => messages(site.shape.tagline, { first, second: 'It grows.' });
  expect([tagline('We dig.'), tagline(`${'W'.repeat(39)}.`)]).toEqual([[], []]);
  expect(tagline('We dig')).toEqual(['first: should be a sentence that ends with a period']);
  expect(tagline(`${'W'.repeat(40)}.`)).toEqual(['first: should have at most 40 characters']);
});

test('two questions cannot have the same number', () => {
  const item = (id: number) => ({ id, question: 'Why?', answer: 'So.' });
  const withNumbers = (...ids: number[]) =>
    messages(pages.home(image), { faq: { heading: 'Q', text: 'T', questions: ids.map(item) } });
  const message = 'faq.questions: two questions have the same number';
  expect(withNumbers(1, 3, 1)).toContain(message);
  expect(withNumbers(1, 3)).not.toContain(message);
});

test('a service has at most five examples, whose prices are at least 1000 and in order', () => {
  const example = { name: 'A desk', from: 1000, to: 9000, duration: 'A week', team: '1 person' };
  const withExamples = (...examples: object[]) =>
    messages(entries.services(image), { examples }).filter((message) => message.startsWith('examples'));
  expect(withExamples(...new Array(5).fill(example))).toEqual([]);
  expect(withExamples(...new Array(6).fill(example))).toEqual(['examples: should have at most 5 entries']);
  expect(withExamples({ ...example, from: 6 })).toEqual(['examples.0.from: should be at least 1000']);
  expect(withExamples({ ...example, from: 2000, to: 1999 })).toEqual([
    'examples.0.to: should not be less than the lowest price',
  ]);
});

test('a statistic is at least 1', () => {
  const statistics = { heading: 'H', items: [{ value: 0, label: 'L' }] };
  expect(messages(pages.careers(image), { statistics })).toContain('statistics.items.0.value: should be at least 1');
});

test('the name of an entry has a letter or a digit for the name of its file', () => {
  const named = (name: string) => messages(entries.people(image), { name, position: 'Gardener' });
  expect([named('Ödön 3'), named('李明'), named('—')].map(({ length }) => length)).toEqual([0, 1, 1]);
});

test('an article is not updated before it was published', () => {
  const blocks = [{ type: 'text', text: 'A statement.' }];
  const article = { id: 1, title: 'Roots', subtitle: 'A.', excerpt: 'B.', topic: 'soil.yaml', blocks };
  const on = (published: string, updated: string) =>
    messages(entries.articles(image), { ...article, published, updated });
  expect(on('2026-03-12', '2026-03-12')).toEqual([]);
  expect(on('2026-03-12', '2026-03-11')).toEqual(['updated: should not be before the day in Published']);
});

test('a job does not close before it was posted', () => {
  const job = {
    order: 1,
    cardTitle: 'Gardener',
    title: 'Gardener',
    description: 'A.',
    experience: 'B',
    employment: 'C',
    jobDescription: 'D.',
    responsibilities: ['E'],
    requirements: ['F'],
  };
  const until = (posted: string, closes: string) => messages(entries.jobs(image), { ...job, posted, closes });
  expect(until('2026-03-12', '2026-03-12')).toEqual([]);
  expect(until('2026-03-12', '2026-03-11')).toEqual(['closes: should not be before the day in Posted']);
});
