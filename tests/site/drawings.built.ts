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

test('the drawings that are shipped are those that pages name, and those beside what the search finds', () => {
  const { entries, drawings }: SearchData = JSON.parse(textAt(searchDataPath));
  const isDrawn = (kind: string) => drawings && ['service', 'role', 'article'].includes(kind);
  const found = entries.filter(({ kind }) => isDrawn(kind)).map(({ path }) => signAddress(path));
  const shipped = files.map(({ path }) => path).filter((path) => path.startsWith('/drawings/'));
  expect(shipped.sort()).toEqual([...new Set([...addresses.map(({ path }) => path), ...found])].sort());
});

test('a drawing in two themes has the part that an address names, and nothing that an old browser cannot read', () => {
  for (const { path, part } of addresses.filter((address) => address.part)) {
    expect(textAt(path), path).toContain(` id="${part}"`);
    expect(textAt(path), path).not.toMatch(/light-dark\(|prefers-color-scheme/);
  }
});
