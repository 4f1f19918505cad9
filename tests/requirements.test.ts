import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (\d+) +\|/gm)].map(([, row]) =>
  Number(row),
);

/** 'Row 3', 'rows 3 and 4', 'rows 1, 20, 24 and 29': every number that a test says it proves. */
const named = globSync(['tests/**/*.{ts,tsx}', '{src,deploy,art}/**/*.test.{ts,tsx}'], {
  exclude: (file) => file.endsWith('requirements.test.ts'),
}).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\brows? ((?:\d+(?:, | and )?)+)/gi)].flatMap(([, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map(Number),
  ),
);

test('every row of docs/requirements.md is proved by a test that names it, and no test names a row that is not there', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !named.includes(row))).toEqual([]);
  expect(named.filter((row) => !rows.includes(row))).toEqual([]);
});
