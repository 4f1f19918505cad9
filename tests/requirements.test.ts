import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (\d+) +\|/gm)].map(([, row]) =>
  Number(row),
);
const titles = globSync('{src,deploy,tests}/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\brows? (\d+)(?: (?:and|to) (\d+))?/gi)].flatMap(([, first, last]) => {
    const from = Number(first);
    return Array.from({ length: Number(last ?? from) - from + 1 }, (_, index) => from + index);
  }),
);

test('every row of docs/requirements.md is proved by a test that names it, and no test names a row that is not there', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !titles.includes(row))).toEqual([]);
  expect(titles.filter((row) => !rows.includes(row))).toEqual([]);
});
