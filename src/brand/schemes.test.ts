import { expect, test } from 'vitest';
import { samplePalettes, sampleSchemes } from './sampleColors';
import { documentCss, schemeCss, schemeNames, surfaceNames } from './schemes';

test('the style sheet has a class for each scheme and each surface', () => {
  const names = [...schemeNames, ...surfaceNames];
  expect(Array.from(schemeCss(samplePalettes).matchAll(/\.art-(\w+)\{--g:/g), ([, name]) => name)).toEqual(names);
});

test('the style sheet has both themes where they differ', () => {
  const [light, dark] = sampleSchemes.paper.ground.map((color) => color.toLowerCase());
  expect(schemeCss(samplePalettes)).toContain(`--g:var(--light,${light}) var(--dark,${dark});`);
});

test('the style of a file has the roles that its drawing uses and no others', () => {
  const [light, dark] = sampleSchemes.paper.bloom.map((color) => color.toLowerCase());
  const css = documentCss('<path fill="var(--x)"/>', sampleSchemes.paper);
  expect(css).toBe(`:root{--x:${light}}:target{--x:${dark}}`);
});
