import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorsOf, sample } from '@/brand/colors';
import { pageColors } from '@/brand/styleSheets';
import { fittedSizes } from '../sharing/fittedText';

const modules = globSync(['src/{components,sections,islands,layouts}/**/*.module.css', 'src/scripts/**/*.css']).map(
  (file) => ({
    file,
    css: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }),
);
const tokens =
  readFileSync('src/styles/tokens.css', 'utf8') +
  (await fittedSizes({ name: 'Name', tagline: 'One. Two.', offices: [{ longitude: 0, latitude: 0 }] }, 1, 'Start'));
const colors = Object.keys(pageColors(colorsOf(sample).tokens)).map((name) => `--${name}`);

const rules = {
  color: /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|color-mix)\(.*?\)/gi,
  // Break points are the exception.
  length: /(?<![-\w.]|@(?:media|container)[^{]*)-?[\d.]+(?:px|rem)\b/g,
  'font size': /font-(?:family|size):(?!\s*(?:var\(|inherit|calc\(var|[\d.]+em))[^;]+/g,
  font: /\bfont:(?!\s*inherit|[^;]*(?:var\(--t-|[\d.]+em))[^;]+/g,
};

describe('the styles of sections and components', () => {
  test.each(Object.entries(rules))('hold no %s that is not a token', (_, pattern) => {
    const found = modules.flatMap(({ file, css }) => css.match(pattern)?.map((part) => `${file}: ${part}`) ?? []);
    expect(found).toEqual([]);
  });

  test('use only tokens that exist', () => {
    const known = new Set([...colors, ...[...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)]);
    const unknown = modules.flatMap(({ file, css }) => {
      const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
      return [...css.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name) && !own.has(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the classes of a component', () => {
  const components = globSync('src/{components,sections,islands,layouts}/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const sheet = /import styles from '\.\/(.+\.module\.css)'/.exec(source)?.[1];
    return sheet ? [{ file, source, css: readFileSync(file.replace(/[^/]+$/, sheet), 'utf8') }] : [];
  });

  test('stand in its style sheet', () => {
    const missing = components.flatMap(({ file, source, css }) =>
      [...source.matchAll(/styles\.(\w+)/g)]
        .filter(([, name]) => !css.includes(`.${name}`))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
