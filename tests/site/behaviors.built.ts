// A page names its behaviors by hand: what it marks must have its script, and what it loads must have its mark.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { scriptsOf } from '../support/scripts.ts';

/** The attributes that behaviors look for when they start, from their sources: `querySelectorAll('[data-x]')`. */
const attributes = new Set(
  globSync('src/behavior/*.ts')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/document\.querySelector(?:All)?(?:<[^(]*>)?\('\[(data-[\w-]+)\]/g),
      ].flatMap(([, name]) => name ?? []),
    ),
);

test('every attribute of a behavior has its script on every page, and every script its attribute', () => {
  expect(attributes.size).toBeGreaterThan(5);
  const wrong = [...everyDocument].flatMap(([path, document]) => {
    const scripts = [...scriptsOf(path)].map(textAt).join('\n');
    return [...attributes].flatMap((name) => {
      const marked = document.querySelector(`[${name}]`) !== null;
      const loaded = scripts.includes(`[${name}]`);
      if (marked === loaded) return [];
      return `${path}: ${name} ${marked ? 'is marked, but no script looks for it' : 'is looked for, but nothing is marked'}`;
    });
  });
  expect(wrong).toEqual([]);
});
