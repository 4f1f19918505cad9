import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The widths that tokens.css explains. */
const widths = ['17.5em', '22.5em', '35em', '40em', '50em', '62em', '68.75em', '80em'];

test('media queries have no other widths than the named ones', () => {
  const others = globSync('src/**/*.css').flatMap((file) => {
    const queries = readFileSync(file, 'utf8').match(/@media[^{]+/g) ?? [];
    const used = queries.flatMap((query) => [...query.matchAll(/width\s*(?:[<>]=?|:)\s*([\w.]+)/g)]);
    return used.filter(([, width = '']) => !widths.includes(width)).map(([query]) => `${file}: ${query}`);
  });
  expect(others).toEqual([]);
});
