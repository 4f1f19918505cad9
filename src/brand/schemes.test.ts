import { expect, test } from 'vitest';
import { samplePalettes, sampleSchemes } from './sampleColors';
import { documentCss, schemeRules } from './schemes';

test('a page has a rule for each scheme and surface of its drawings, with both themes where they differ', () => {
  const [light, dark] = sampleSchemes.paper.ground.map((color) => color.toLowerCase());
  const rules = schemeRules('<svg class="art-page"></svg><svg class="art-paper"></svg>', samplePalettes);
  expect(rules).toHaveLength(2);
  expect(rules[0]).toContain(`.art-paper{--g:var(--light,${light}) var(--dark,${dark});`);
  expect(rules[1]).toMatch(/^\.art-page\{.*--x:var\(--accent-bloom\)/);
});

test('the style of a file has only the roles that its drawing uses', () => {
  const [light, dark] = sampleSchemes.paper.bloom.map((color) => color.toLowerCase());
  const css = documentCss('<path fill="var(--x)"/>', sampleSchemes.paper);
  expect(css).toBe(`:root{--x:${light}}:target{--x:${dark}}`);
});
