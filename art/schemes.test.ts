import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentCss, schemeCss, schemeNames, schemes } from './schemes.ts';

test('a scheme has a color for every role in both themes', () => {
  expect(schemeNames).toEqual(Object.keys(schemes));
  for (const [name, palette] of Object.entries(schemes)) {
    for (const color of Object.values(palette).flat()) expect(color, name).toMatch(/^#[0-9A-F]{6}$/);
  }
});

describe('the style sheet of the schemes', () => {
  test('has one class for each scheme and each setting', () => {
    const names = [...schemeNames, 'page', 'panel', 'receipt', 'map', 'band', 'accent'];
    expect(Array.from(schemeCss().matchAll(/\.art-(\w+) \{\n {2}--g: /g), ([, name]) => name)).toEqual(names);
  });

  test('names both themes where they differ', () => {
    const [light, dark] = schemes.paper.ground;
    expect(schemeCss()).toContain(`--g: light-dark(${light.toLowerCase()}, ${dark.toLowerCase()});`);
  });

  test('is the one that the site uses', () => {
    expect(readFileSync('src/styles/art.css', 'utf8')).toBe(schemeCss());
  });
});

test('the style of a drawing in a file of its own holds the roles that it uses and no others', () => {
  const [light, dark] = schemes.paper.bloom;
  expect(documentCss('<path fill="var(--x)"/>', 'paper')).toBe(
    `:root{--x:${light.toLowerCase()}}:target{--x:${dark.toLowerCase()}}`,
  );
});
