import { expect, test } from 'vitest';
import { readSite } from '../../deploy/files.ts';
import { type SearchData, searchDataPath } from '../../src/islands/Search/searchIndex';
import { signAddress } from '../../src/lib/signAddress';
import { textAt } from '../support/builtSite.ts';

const { pages, notFound, files } = readSite('dist');

const addresses = [...pages, ...notFound].flatMap(({ file }) =>
  Array.from(textAt(`/${file}`).matchAll(/(\/drawings\/[^\s"'&,()<>#]+)(?:#(\w+))?/g), ([, path = '', part]) => ({
    path,
    part,
  })),
);
const { entries }: SearchData = JSON.parse(textAt(searchDataPath));
const found = entries.map(({ path }) => signAddress(path));
const named = new Set(addresses.map(({ path }) => path));
const shipped = files.filter(({ path }) => path.startsWith('/drawings/')).map(({ path }) => path);

test('every drawing that is shipped as a file is named by a page, or stands beside something that is found', () => {
  expect(shipped.length).toBeGreaterThan(0);
  expect(shipped.filter((path) => !named.has(path) && !found.includes(path))).toEqual([]);
});

test('every drawing that a page names is shipped', () => {
  expect([...named].filter((path) => !shipped.includes(path))).toEqual([]);
});

test('a drawing in two themes has the part that an address names, and nothing that an old browser cannot read', () => {
  const parts = addresses.filter(({ part }) => part);
  expect(parts.length).toBeGreaterThan(0);
  for (const { path, part } of parts) {
    expect(textAt(path), path).toContain(` id="${part}"`);
    expect(textAt(path), path).not.toMatch(/light-dark\(|prefers-color-scheme/);
  }
});
