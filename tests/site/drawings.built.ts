import { expect, test } from 'vitest';
import { readSite } from '../../deploy/files.ts';
import { textAt } from '../support/builtSite.ts';

const { pages, notFound, files } = readSite('dist');

const named = new Set(
  [...pages, ...notFound].flatMap(({ file }) => textAt(`/${file}`).match(/\/art\/[^\s"'&,()<>]+/g) ?? []),
);
const shipped = files.filter(({ path }) => path.startsWith('/art/')).map(({ path }) => path);

test('every drawing that is shipped as a file is named by a page', () => {
  expect(shipped.length).toBeGreaterThan(0);
  expect(shipped.filter((path) => !named.has(path))).toEqual([]);
});

test('every drawing that a page names is shipped', () => {
  expect([...named].filter((path) => !shipped.includes(path))).toEqual([]);
});
