// The oldest browsers of package.json are served with the same files as the newest: nothing in them may be needed that
// one of these browsers lacks.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import browserslist from 'browserslist';
// @ts-expect-error The package carries no types.
import { runChecks } from 'es-check';
import { expect, test } from 'vitest';
import { everyDocument } from '../support/documents.ts';

/** What every listed browser has is what was Baseline at the end of this year. */
const year = 2023;

/** Every style sheet of the site; pages carry them inside. */
const sheets = [...everyDocument.values()].flatMap((document) => [...document.querySelectorAll('style')]);
const styles = [...new Set(sheets.map(({ textContent }) => textContent))].join('\n');

const spelling: Record<string, (name: string) => string> = {
  'at-rule': (name) => `@${name}`,
  function: (name) => `${name}()`,
  'pseudo-class': (name) => `:${name}`,
  'pseudo-element': (name) => `::${name}`,
};

/** What Biome finds in styles that is younger than the year, in the words of CSS. */
function tooYoung(css: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  const useBaseline = { level: 'error', options: { available: year } };
  const rules = { preset: 'none', nursery: { useBaseline } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter: { rules } }));
  writeFileSync(join(folder, 'styles.css'), css);
  const options = ['--reporter=json', '--max-diagnostics=none', 'styles.css'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', ...options], { cwd: folder });
  rmSync(folder, { recursive: true });
  const { diagnostics }: { diagnostics: { message: string }[] } = JSON.parse(stdout.toString());
  const found = diagnostics.map(({ message }) => {
    const [, kind = '', name] = /^CSS (property value|\S+) (.+) isn't part of/.exec(message) ?? [];
    return name ? (spelling[kind]?.(name) ?? name) : message;
  });
  return [...new Set(found)].sort();
}

test(`the list is Baseline ${year}, and one version of Chrome and Edge more`, () => {
  const desktop = browserslist(`baseline ${year}`).filter((browser) => !browser.startsWith('and_'));
  const further = browserslist(null, { env: 'defaults' }).filter((browser) => !desktop.includes(browser));
  expect(further).toEqual(['chrome 119', 'edge 119']);
  expect(browserslist(null, { env: 'defaults' })).toEqual(expect.arrayContaining(desktop));
});

test('row 60: the styles hold what every listed browser knows, and the additions that docs/requirements.md lists', () => {
  const listed = readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| `([^`]+)` +\|/gm);
  expect(tooYoung(styles)).toEqual([...listed].map(([, name]) => name).sort());
});

test('row 60: the theme is decided on the root alone, where the build can write it out for older browsers', () => {
  expect(styles).not.toContain('light-dark(');
  const places = [...styles.matchAll(/([^{}]*)\{[^{}]*[{;]color-scheme:/g)].map(([, selector]) => selector);
  expect(places.length).toBeGreaterThan(1);
  expect(places.filter((selector) => !/^:root(\[[^\]]*\])?$/.test(selector ?? ''))).toEqual([]);
});

test('row 61: the scripts hold only what the readable browsers know of the language', () => {
  const scripts = { files: 'dist/_astro/*.js', module: true, ecmaVersion: 'checkBrowser', checkFeatures: true };
  const { errors }: { errors: { file: string; err: Error }[] } = runChecks([
    { ...scripts, checkBrowser: true, browserslistEnv: 'readable' },
  ]);
  expect(errors.map(({ file, err }) => `${file}: ${err.message}`)).toEqual([]);
});
