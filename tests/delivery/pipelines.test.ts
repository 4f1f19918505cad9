import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { missingPackages } from '../../.ci/completeLock.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file): [string, string] => [
  file,
  readFileSync(`${folder}/${file}`, 'utf8'),
]);

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; 'timeout-minutes'?: number; uses?: string }>;
}

describe.each(workflows)('%s', (_file, text) => {
  const workflow: Workflow = parse(text);

  test('pins every action of others by its full hash, and says which version that is', () => {
    const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action);
    const loose = used.filter((action) => !/^(\.\/|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(action));
    expect(used.length).toBeGreaterThan(0);
    expect(loose).toEqual([]);
  });

  test('may read the code and, at most, earlier runs; every job ends in time', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      const { contents = 'read', actions = 'read', ...others } = job.permissions ?? {};
      expect({ contents, actions, others }).toEqual({ contents: 'read', actions: 'read', others: {} });
      expect(job['timeout-minutes'] ?? (job.uses ? 1 : Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(30);
    }
  });

  test('runs no script of a dependency and keeps no credentials on disk', () => {
    expect(text.match(/npm ci(?! --ignore-scripts)/g) ?? []).toEqual([]);
    const checkouts = text.match(/uses: actions\/checkout/g) ?? [];
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
  });

  test('puts nothing that others may write into a shell command', () => {
    const commands = text.match(/run: [^\n]*\$\{\{[^\n]*/g) ?? [];
    expect(commands).toEqual([]);
  });
});

test('the container is built in stages, runs without privileges and says whether it is well', () => {
  const text = readFileSync('Dockerfile', 'utf8');
  expect(text.match(/^FROM /gm)).toHaveLength(2);
  expect(text).toMatch(/^USER www-data$/m);
  expect(text).toMatch(/^HEALTHCHECK /m);
  expect(text).toContain('npm ci --ignore-scripts');
  expect(text.indexOf('USER www-data')).toBeLessThan(text.indexOf('CMD ["nginx"'));
});

test('the bill of materials names every package of the lockfile, in CycloneDX', () => {
  const bill: { bomFormat: string; components: { name: string; version: string }[] } = JSON.parse(
    readFileSync('sbom.cdx.json', 'utf8'),
  );
  const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(bill.bomFormat).toBe('CycloneDX');
  for (const [name, version] of Object.entries(dependencies)) {
    expect(bill.components.find((part) => part.name === name)?.version).toBe(version);
  }
  expect(bill.components.length).toBeGreaterThan(Object.keys(lock.packages).length / 2);
});

test('the lockfile has an entry for every optional package, as npm ci demands', () => {
  const lock: { packages: Record<string, object> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(missingPackages(lock.packages).map(([name]) => name)).toEqual([]);
});
