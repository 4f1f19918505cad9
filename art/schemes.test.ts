import { describe, expect, test } from 'vitest';
import { housePalettes, houseSchemes } from './house.ts';
import { documentCss, schemeCss, schemeNames } from './schemes.ts';

test('a scheme has a color for every role in both themes', () => {
  expect(schemeNames).toEqual(Object.keys(houseSchemes));
  for (const [name, palette] of Object.entries(houseSchemes)) {
    for (const color of Object.values(palette).flat()) expect(color, name).toMatch(/^#[0-9A-F]{6}$/);
  }
});

describe('the style sheet of the schemes', () => {
  test('has one class for each scheme and each setting', () => {
    const names = [...schemeNames, 'page', 'panel', 'receipt', 'map', 'band', 'accent'];
    expect(Array.from(schemeCss(housePalettes).matchAll(/\.art-(\w+) \{\n {2}--g: /g), ([, name]) => name)).toEqual(
      names,
    );
  });

  test('names both themes where they differ', () => {
    const [light, dark] = houseSchemes.paper.ground;
    expect(schemeCss(housePalettes)).toContain(`--g: light-dark(${light.toLowerCase()}, ${dark.toLowerCase()});`);
  });
});

test('the style of a drawing in a file of its own holds the roles that it uses and no others', () => {
  const [light, dark] = houseSchemes.paper.bloom;
  expect(documentCss('<path fill="var(--x)"/>', 'paper', housePalettes)).toBe(
    `:root{--x:${light.toLowerCase()}}:target{--x:${dark.toLowerCase()}}`,
  );
});
