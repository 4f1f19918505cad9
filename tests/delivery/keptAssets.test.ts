import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepAssets } from '../../deploy/keepAssets.ts';
import { onBothEngines } from './support/engines.ts';
import { expectLost, expectSecurityHeaders } from './support/expected.ts';

let folder: string;
const site = () => join(folder, 'site');
const store = () => join(folder, 'store');
const script = (build: number) => `_astro/part.build000${build}.js`;

/** A build as it would be: the site of today, and one script that every build names anew. */
function deploy(build: number): void {
  rmSync(site(), { recursive: true, force: true });
  cpSync('dist', site(), { recursive: true });
  mkdirSync(join(site(), '_astro'), { recursive: true });
  writeFileSync(join(site(), script(build)), `export const build = ${build};\n`);
  keepAssets(site(), store());
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(store());
  for (const build of [1, 2, 3, 4, 5]) deploy(build);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('row 23: after five deployments', () => {
  onBothEngines(
    ({ ask }) => {
      test.each([2, 3, 4])('build %i, one of the last three before this, still finds its script', async (build) => {
        const answer = await ask(`/${script(build)}`);
        expect(answer.status).toBe(200);
        expect(answer.text).toBe(`export const build = ${build};\n`);
        expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
        expectSecurityHeaders(answer);
      });

      test('the script of this build may be kept for good', async () => {
        expect((await ask(`/${script(5)}`)).headers['cache-control']).toContain('immutable');
      });

      test('the script of the build before them is gone', async () => {
        expectLost(await ask(`/${script(1)}`));
      });

      test('the lists of the deployment are not served', async () => {
        for (const path of ['/.kept.json', '/.assetsignore']) expectLost(await ask(path));
      });
    },
    () => site(),
  );

  test('the store holds the files of four builds and no more', () => {
    const builds: string[][] = JSON.parse(readFileSync(join(store(), 'builds.json'), 'utf8'));
    expect(builds.map((files) => files.find((file) => file.includes('part.build')))).toEqual([5, 4, 3, 2].map(script));
    expect(existsSync(join(store(), script(1)))).toBe(false);
  });

  test('deploying the same build again forgets nothing', () => {
    const before = readFileSync(join(store(), 'builds.json'), 'utf8');
    deploy(5);
    expect(readFileSync(join(store(), 'builds.json'), 'utf8')).toBe(before);
    expect(existsSync(join(site(), script(2)))).toBe(true);
  });
});
