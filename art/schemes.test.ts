import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentCss, roles, schemeCss, schemeNames, schemes, settingNames, themes } from './schemes.ts';

describe('a scheme', () => {
  test('has a color for every role in both themes', () => {
    for (const name of schemeNames) {
      for (const theme of themes) {
        for (const role of roles)
          expect(schemes[name][theme][role], `${name} ${theme} ${role}`).toMatch(/^#[0-9A-F]{6}$/);
      }
    }
  });
});

describe('the stylesheet of the schemes', () => {
  test('has one class for each scheme and each setting', () => {
    for (const name of [...schemeNames, ...settingNames]) expect(schemeCss()).toContain(`.art-${name} {\n  --g: `);
  });

  test('names both themes where they differ', () => {
    const { light, dark } = schemes.paper;
    expect(schemeCss()).toContain(`--g: light-dark(${light.g.toLowerCase()}, ${dark.g.toLowerCase()});`);
  });

  test('is the one that the site uses', () => {
    expect(readFileSync('src/styles/art.css', 'utf8')).toBe(schemeCss());
  });
});

describe('the style of a drawing in a file of its own', () => {
  test('holds the roles that the drawing uses and no others', () => {
    const css = documentCss('<path fill="var(--x)"/>', 'paper');
    const { light, dark } = schemes.paper;
    expect(css).toBe(
      `:root{color-scheme:light dark;--x:light-dark(${light.x.toLowerCase()},${dark.x.toLowerCase()});}`,
    );
  });
});
