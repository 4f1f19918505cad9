import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lockfile has an integrity hash for every package, on every platform', () => {
  const lock: { packages: Record<string, { integrity?: string; optionalDependencies?: Record<string, string> }> } =
    JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(entries.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  const names = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  const optional = entries.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(optional.filter((name) => !names.has(name))).toEqual([]);
});
