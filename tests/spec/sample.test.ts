// The list of what the sample invents. A company deletes both.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSample } from '../../deploy/sample.ts';
import { readContent } from '../../src/content/checks/contentFiles.ts';
import { exactly, inOrder } from './words.ts';

const lines = readFileSync('deploy/sample.txt', 'utf8').trim().split('\n');
const content = readContent('.');
const found = findSample('.').map((problem) => problem.split(' still has values of the sample: '));

test('every file has a value of the list, besides topics, which invent nothing, and each line has a file', () => {
  const files = [...content.map(({ path }) => path), 'wrangler.json'];
  const named = found.map(([path]) => path);
  expect(files.filter((path) => !named.includes(path) && !path.startsWith('content/topics/'))).toEqual([]);
  const values = found.flatMap(([, list = '']) => list.split(' | '));
  expect(lines.filter((line) => !values.includes(line))).toEqual([]);
});

/** What is invented: the files, the list or the group in them, and the fields of it whose values are joined. */
const invented: [files: string, place: string, ...fields: string[]][] = [
  ['pages/about', 'achievements.metrics', 'metric', 'value'],
  ['pages/careers', 'statistics.items', 'value', 'suffix', 'label'],
  ['pages/careers', 'offers.facts', 'value'],
  ['projects/', 'results', 'value', 'text'],
  ['services/', 'examples', 'name'],
  ['jobs/', '', 'pay'],
  ['offices/', '', 'countryCode', 'region', 'postalCode'],
];

const valueAt = (data: unknown, name: string): unknown => (name ? Reflect.get(Object(data), name) : data);

/** Without spaces, because 98 and % are two fields. */
const compact = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

test.each(invented)('the list knows what content/%s invents in its entries: "%s" %s', (files, place, ...fields) => {
  const values: string[] = [];
  for (const { data } of content.filter(({ path }) => path.startsWith(`content/${files}`))) {
    const entries = [place.split('.').reduce(valueAt, data as unknown)].flat();
    for (const entry of entries) values.push(fields.map((field) => valueAt(entry, field) ?? '').join(' '));
  }
  expect(values).not.toEqual([]);
  expect(values.filter((value) => !lines.some((line) => compact(value).startsWith(compact(line))))).toEqual([]);
});

test('the registration of the company is on the list', () => {
  const registrations = JSON.stringify(content.map(({ data }) => data)).matchAll(/\bCIN\s(\w+)/g);
  const numbers = new Set(Array.from(registrations, ([, number = '']) => number));
  expect([...numbers].filter((number) => !lines.includes(number))).toEqual([]);
});

test('no text of the specification is on the list', () => {
  const fixed = [...exactly, ...inOrder].flatMap(([, , , texts]) => texts).join('\n');
  expect(lines.filter((line) => fixed.toLowerCase().includes(line.toLowerCase()))).toEqual([]);
});
