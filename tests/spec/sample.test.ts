// The list of what the sample invents. A company deletes both.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSample } from '../../deploy/sample.ts';
import { readContent } from '../../src/content/checks/contentFiles.ts';
import { exactly, inOrder } from './words.ts';

const lines = readFileSync('deploy/sample.txt', 'utf8').trim().split('\n');
const found = findSample('.').map((problem) => problem.split(' still has values of the sample: '));

test('every file has a value of the list, besides topics, which invent nothing, and each line has a file', () => {
  const files = [...readContent('.').map(({ path }) => path), 'wrangler.json'];
  const named = found.map(([path]) => path);
  expect(files.filter((path) => !named.includes(path) && !path.startsWith('content/topics/'))).toEqual([]);
  const values = found.flatMap(([, list = '']) => list.split(' | '));
  expect(lines.filter((line) => !values.includes(line))).toEqual([]);
});

test('no text of the specification is on the list', () => {
  const fixed = [...exactly, ...inOrder].flatMap(([, , , texts]) => texts).join('\n');
  expect(lines.filter((line) => fixed.toLowerCase().includes(line.toLowerCase()))).toEqual([]);
});
