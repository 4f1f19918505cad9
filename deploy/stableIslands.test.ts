import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withStableIslands } from './stableIslands.ts';

test('islands are numbered as they stand', () => {
  const html = '<astro-island uid="a" prefix="r13" ssr></astro-island><p prefix="r1"></p><astro-island prefix="r2">';
  expect(withStableIslands(html)).toBe(
    '<astro-island uid="a" prefix="r0" ssr></astro-island><p prefix="r1"></p><astro-island prefix="r1">',
  );
});

test('no component uses useId, whose ids would depend on that number', () => {
  const users = globSync('src/**/*.{ts,tsx}').filter((file) => /\buseId\b/.test(readFileSync(file, 'utf8')));
  expect(users).toEqual([]);
});
