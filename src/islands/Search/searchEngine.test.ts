import { expect, test } from 'vitest';
import { createSearch, type Entry, normalize, tokenize } from './searchEngine';

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  kind: 'service',
  title,
  line: '',
  path: `/${title}`,
  also: '',
  text: '',
  ...more,
});

test('words are compared without accents, punctuation and case; words joined by punctuation are also one word', () => {
  const words = ['zoe', 'ci', 'cd', 'cicd', 'in', 'c#', 'and', 'asp', 'net', 'aspnet'];
  expect(tokenize('Zoë’s CI/CD, in C# (and ASP.NET)').map(normalize)).toEqual(words);
});

test('prefixes and typing errors match; entries with every word rank above entries with one, titles above texts', () => {
  const search = createSearch([
    entry('Mobile', { line: 'Apps and stores' }),
    entry('Apps', { text: 'For mobile phones' }),
    entry('Cloud', { also: 'hosting' }),
  ]);
  const found = (query: string) => search(query).map(({ title }) => title);
  for (const query of ['mobi', 'mobyle', 'mobiles', 'moblie']) expect(found(query)[0], query).toBe('Mobile');
  expect([found('mobile stores'), found('hosting'), found('payroll'), found('')]).toEqual([
    ['Mobile'],
    ['Cloud'],
    [],
    [],
  ]);
  expect(found('apps for everyone')[0]).toBe('Apps');
});

test('a word ranks highest in a title, then among synonyms, then in the line; far below that, results are left out', () => {
  const entries = ['text', 'line', 'also'].map((field) => entry(field, { [field]: 'cloud' }));
  const found = createSearch([...entries, entry('Cloud')])('cloud');
  expect(found.map(({ title }) => title)).toEqual(['Cloud', 'also', 'line']);
});

test('fuzzy matching applies only to words without an exact or prefix match', () => {
  const search = createSearch([
    entry('Costs', { also: 'prices' }),
    entry('Developer', { text: 'Write code in React' }),
    entry('How do I reach you?', { kind: 'question' }),
  ]);
  const titles = (query: string) => search(query).map(({ title }) => title);
  expect(titles('price')).toEqual(['Costs']);
  expect(titles('react')).toEqual(['Developer']);
  expect(titles('raect')).toContain('Developer');
  // Fuzzy matching applies to the misspelled word only.
  expect(titles('react devloper')).toEqual(['Developer']);
});

test('an article comes after another entry that matches as well', () => {
  const search = createSearch([entry('Our clients', { kind: 'article' }), entry('For clients', { kind: 'project' })]);
  expect(search('clients').map(({ kind }) => kind)).toEqual(['project', 'article']);
});

test.each([
  ['job', 'jobs'],
  ['address', 'addresses'],
  ['box', 'boxes'],
  ['company', 'companies'],
  ['cookie', 'cookies'],
  ['service', 'services'],
])('"%s" and "%s" find the same', (singular, plural) => {
  const search = createSearch([entry('One', { line: singular }), entry('Many', { line: plural })]);
  for (const query of [singular, plural]) expect(search(query), query).toHaveLength(2);
});

test('short names that end in s are not plurals', () => {
  expect(['iOS', 'AWS', 'CSS'].map(normalize)).toEqual(['ios', 'aws', 'css']);
});

test('a single letter and a query without letters find nothing', () => {
  const search = createSearch([entry('Building with C#')]);
  expect(['b', '<b>', '<>', "'", '#', '?!'].filter((query) => search(query).length > 0)).toEqual([]);
});
