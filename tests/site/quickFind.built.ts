// What quick find brings along when it is opened; no page carries any of it.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dataPath, type SearchData } from '../../src/behavior/quickFind/data.ts';
import { quickFindScript } from '../../src/behavior/quickFind/load.ts';
import { signAddress } from '../../src/lib/signAddress.ts';
import { searchScript } from '../../src/search/load.ts';
import { searchIn } from '../../src/search/search.ts';
import { bytesAt, textAt } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { everyDocument } from '../support/documents.ts';
import { importsOf } from '../support/scripts.ts';

const { rows }: SearchData = JSON.parse(textAt(dataPath));

/** A site of this size is small. */
const entries = 48;

test('the first search moves at most 15 kB on a small site: the script with its styles, the words, the index', () => {
  const files = [...new Set([quickFindScript, searchScript].flatMap((script) => [...importsOf(script)])), dataPath];
  const sizes = files.map((file) => brotliCompressSync(bytesAt(file)).length);
  const share = Math.max(1, rows.length / entries);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000 * share);
});

test('every page leads to another one where quick find cannot come', () => {
  const ways = [...everyDocument].map(([, document]) =>
    document.querySelector('[data-find]')?.getAttribute('data-find'),
  );
  expect([...new Set(ways)].filter((path) => !everyDocument.has(path ?? ''))).toEqual([]);
});

test('every service, role and article that can be found has its drawing', () => {
  const drawn = rows.filter(([kind]) => kind === 'service' || kind === 'role' || kind === 'article');
  expect(drawn.length).toBeGreaterThan(0);
  for (const [, , , path] of drawn) expect(textAt(signAddress(path)), path).toMatch(/^<svg /);
});

test('every word that is often looked for finds something', async () => {
  const search = await searchIn(rows);
  expect(words.quickFind.common.filter((word) => search(word).length === 0)).toEqual([]);
});
