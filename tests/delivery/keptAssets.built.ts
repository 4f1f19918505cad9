import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleLimit } from '../../deploy/cloudflare/configuration.ts';
import { readSite } from '../../deploy/files.ts';
import { caching, cachingOf, cachingRules, isHashed } from '../../deploy/headers.ts';
import { digests } from '../support/digests.ts';
import { type Deployment, deploy, script } from './support/deployment.ts';

const kept = ({ store }: Deployment) => readFileSync(join(store, 'builds.json'), 'utf8');

// What the engines make of it is asked in delivery.built.ts.
describe('row 23: after five deployments', () => {
  let deployment: Deployment;
  beforeAll(() => {
    deployment = deploy([1, 2, 3, 4, 5], { whole: true });
  });
  afterAll(() => deployment.remove());

  test('nothing of the build has changed but the rules of the edge, and only files were added', () => {
    const [built, deployed] = [digests('dist'), digests(deployment.site)];
    const changed = [...built].filter(([file, digest]) => deployed.get(file) !== digest).map(([file]) => file);
    expect(changed.filter((file) => !['_headers', '_redirects'].includes(file))).toEqual([]);
    const added = [...deployed.keys()].filter((file) => !built.has(file));
    expect(added.sort()).toEqual(['.assetsignore', '.kept.json', ...[2, 3, 4, 5].map(script)].sort());
  });

  test('the rules of the edge stay within its limits: 100 rules, 2,000 characters a line', () => {
    const lines = readFileSync(join(deployment.site, '_headers'), 'utf8').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(ruleLimit);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
  });

  test('row 22: every hashed file of the build may be cached for good, and none of an earlier build', () => {
    const site = readSite(deployment.site);
    const rules = cachingRules(site);
    const hashed = site.files.filter(({ path, file }) => isHashed(path) && !site.kept.has(file));
    expect(hashed).not.toEqual([]);
    expect(hashed.filter(({ path }) => cachingOf(path, rules) !== caching.immutable)).toEqual([]);
    expect([...site.kept].filter((file) => cachingOf(`/${file}`, rules) !== caching.revalidated)).toEqual([]);
  });

  test('the store holds the files of four builds and no more', () => {
    const builds: string[][] = JSON.parse(kept(deployment));
    expect(builds.map((files) => files.find((file) => file.includes('part.build')))).toEqual([5, 4, 3, 2].map(script));
    expect(existsSync(join(deployment.store, script(1)))).toBe(false);
  });
});

test('deploying the same build again forgets nothing', () => {
  const [once, twice] = [deploy([1, 2, 3, 4]), deploy([1, 2, 3, 4, 4])];
  expect(kept(twice)).toBe(kept(once));
  expect(existsSync(join(twice.site, script(1)))).toBe(true);
  once.remove();
  twice.remove();
});
