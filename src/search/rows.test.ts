import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchable } from '@/config/limits';
import { fitting, rowsOf } from './rows';
import { type Row, searchIn } from './search';
import { tellingWordsOf, wordsOf } from './words';

const source = (title: string, ...texts: string[]) => ({
  kind: 'service' as const,
  title,
  line: '',
  path: `/${title}`,
  texts,
});

test('words are compared without accents, signs and capitals, and also as one where a sign joins them', () => {
  expect(wordsOf('Zoë’s CI/CD, in C# (and Node.js)')).toEqual([
    'zoes',
    'ci',
    'cd',
    'cicd',
    'in',
    'c#',
    'and',
    'node',
    'js',
    'nodejs',
  ]);
});

test('a short word tells something only as a name', () => {
  expect(tellingWordsOf('the SQL, 24/7 for an e-shop in C#')).toEqual([
    'sql',
    '24',
    '7',
    '247',
    'e',
    'shop',
    'eshop',
    'c#',
  ]);
});

test('what has a word of a group in its title is found by all of the group, and nothing else is', async () => {
  const rows = rowsOf(
    [source('Online Store'), source('Store'), source('Cloud', 'An online store, too')],
    ['online store, shop, e-commerce'],
  );
  const search = await searchIn(rows);
  for (const words of ['shop', 'ecommerce', 'e-commerce', 'online store'])
    expect(search(words)[0]?.path, words).toBe('/Online Store');
  expect(search('shop')).toHaveLength(1);
});

test('without synonyms the index works too', () => {
  expect(rowsOf([source('Cloud', 'Terraform')], [])).toEqual([['service', 'Cloud', '', '/Cloud', '', 'terraform']]);
});

test('each word is carried once, and one that many entries have not at all', () => {
  const titles = Array.from({ length: 40 }, (_, number) => `Service${number}`);
  const rows = rowsOf(
    titles.map((title, number) => source(title, `${title} pruning pruning common`, number < 2 ? 'grafting' : '')),
    [],
  );
  expect(new Set(rows.map((row) => row[5]))).toEqual(new Set(['grafting', '']));
});

test('a word may be begun, have one mistake, or two letters swapped; what has every word comes before what has one', async () => {
  const rows: Row[] = [
    ['service', 'Insurance', 'Claims and policies', '/insurance', '', ''],
    ['article', 'Claims', 'In a token', '/claims', '', ''],
  ];
  const search = await searchIn(rows);
  const found = (words: string) => search(words).map(({ path }) => path);
  for (const words of ['insur', 'insurence', 'insurances', 'insruance', 'claims insurance', 'Insurance, claims?'])
    expect(found(words), words).toEqual(['/insurance']);
  expect(found('claims for everyone')).toEqual(['/claims', '/insurance']);
  expect([found('payroll'), found(''), found(' ')]).toEqual([[], [], []]);
});

test('what is found says which of its words matched, and whether its title is among them', async () => {
  const search = await searchIn([['service', 'Insurance', 'Claims', '/insurance', 'cover', '']]);
  expect(search('insur')).toEqual([
    { kind: 'service', title: 'Insurance', line: 'Claims', path: '/insurance', terms: ['insurance'], named: true },
  ]);
  expect([search('claims')[0]?.named, search('cover')[0]?.named]).toEqual([false, true]);
});

test('of more than fits, the first are in the index: a thousand entries, and as many bytes as a visitor can be asked for', () => {
  const rows = (length: number, words: number) =>
    Array.from({ length }, (_, number): Row => {
      const own = Array.from({ length: words }, (_, place) => ((number + 7) * (place + 13) * 7919).toString(36));
      return ['article', `Article ${number}`, 'One sentence.', `/blog/${number}`, '', own.join(' ')];
    });
  expect(fitting(rows(1200, 1), searchable)).toEqual(rows(1000, 1));
  const heavy = fitting(rows(1000, 60), searchable);
  expect(heavy).toEqual(rows(1000, 60).slice(0, heavy.length));
  expect(heavy.length).toBeGreaterThan(100);
  expect(brotliCompressSync(JSON.stringify(heavy)).length).toBeLessThanOrEqual(searchable.bytes);
});
