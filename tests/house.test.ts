// The house as docs/house-style.md and docs/dependencies.md describe it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawingNames } from '../art/registry.ts';

const style = readFileSync('docs/house-style.md', 'utf8');

interface Rule {
  room: string;
  allowed: string[];
  forbidden: string[];
}

const words = (cell = '') => cell.trim().split(/\s+/).filter(Boolean);
const rules = [...style.matchAll(/^\| (\w+) +\| ([\w ]*) \| ([\w: ]*) \|$/gm)].map(
  ([, room = '', allowed, forbidden]): Rule => ({ room, allowed: words(allowed), forbidden: words(forbidden) }),
);

/** The room that a file of the repository stands in; none for what stands at the top. */
const roomOf = (file: string) => {
  const [, top, room] = /^(\w+)\/(?:(\w+)\/)?/.exec(file) ?? [];
  return top === 'src' ? room : top;
};

/** The file that an import names, or the name of a package. */
function target(file: string, name: string): string {
  if (name.startsWith('@/')) return join('src', name.slice(2));
  if (name.startsWith('@art/')) return join('art', name.slice(5));
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
}

describe('who may import whom', () => {
  const imports = globSync('{src,art,deploy}/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\s*(?:import|export)\b[^'"`;]*?['"]([^'"]+)['"]/gm)].map(
        ([, name = '']) => ({ file, name, room: roomOf(file), goal: target(file, name) }),
      ),
    );

  test('every room of the code has a row in the table', () => {
    const rooms = new Set(imports.map(({ room }) => room));
    rooms.delete(undefined);
    expect([...rooms].filter((room) => !rules.some((rule) => rule.room === room))).toEqual(
      ['fonts'].filter((room) => rooms.has(room)),
    );
    expect(imports.length).toBeGreaterThan(300);
  });

  test('no import goes where the table does not allow it', () => {
    const wrong = imports.filter(({ room, name, goal }) => {
      const rule = rules.find((candidate) => candidate.room === room);
      if (!rule) return false;
      const isFile = name.startsWith('.') || name.startsWith('@/') || name.startsWith('@art/');
      if (!isFile) return rule.forbidden.some((forbidden) => name === forbidden || name.startsWith(`${forbidden}/`));
      const goalRoom = roomOf(goal);
      return goalRoom !== undefined && goalRoom !== room && !rule.allowed.includes(goalRoom);
    });
    expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});

test('the drawing system has a door: no page imports from a folder inside it', () => {
  const inside = globSync('src/**/*.{ts,tsx,astro}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '((?:@art|(?:\.\.\/)+art)\/\w+\/[^']+)'/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  expect(inside).toEqual([]);
});

test('every step of the four walks names a file and an export that exist, in at most six steps', () => {
  const walks = style
    .split(/^\*\*/m)
    .slice(1)
    .map((walk) => [...walk.matchAll(/^\d\. `([^`]+)`: `([^`]+)`/gm)]);
  const taken = walks.filter((steps) => steps.length > 0);
  expect(taken.length).toBe(4);
  for (const steps of taken) {
    expect(steps.length).toBeLessThanOrEqual(6);
    for (const [, file = '', name = ''] of steps) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), `${file}: ${name}`).toMatch(
        new RegExp(`export (?:default )?(?:async )?(?:const|function|class|interface|type) ${name}\\b`),
      );
    }
  }
});

describe('what the project is made with', () => {
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = Object.entries({ ...dependencies, ...devDependencies });
  const listed = readFileSync('docs/dependencies.md', 'utf8');

  test('is pinned exactly, and every package has a line that says why', () => {
    expect(packages.filter(([, version]) => !/^\d/.test(version))).toEqual([]);
    const rows = [...listed.matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
      cell.split(',').map((name) => name.trim()),
    );
    const named = (name: string) =>
      rows.some((row) => row === name || (row.endsWith('/*') && name.startsWith(row.slice(0, -1))));
    expect(packages.map(([name]) => name).filter((name) => !named(name))).toEqual([]);
    const known = packages.map(([name]) => name);
    const stale = rows.filter(
      (row) =>
        /^@?[a-z]/.test(row) &&
        !known.some((name) => name === row || (row.endsWith('/*') && name.startsWith(row.slice(0, -1)))),
    );
    expect(stale).toEqual([]);
  });

  test('has a digest in the lockfile for every package, on every system', () => {
    const lock: { packages: Record<string, { integrity?: string; optionalDependencies?: Record<string, string> }> } =
      JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(entries.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    const names = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
    const missing = entries.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

test('every drawing that content may name is listed for those who write it', () => {
  const [, list = ''] = /^## Choose a drawing$(.*?)^## /ms.exec(readFileSync('docs/adding-content.md', 'utf8')) ?? [];
  const listed = [...list.matchAll(/^\| \w+ +\| (`.+)\|$/gm)].flatMap(([, names = '']) => names.match(/[\w-]+/g));
  expect(listed).toEqual(Object.values(drawingNames).flat());
});

test('every decision has a status and a date', () => {
  const bare = globSync('docs/decisions/*.md').filter(
    (file) =>
      !/^# \d{3}: .+\n\nStatus: (?:accepted|superseded by \d{3})\nDate: \d{4}-\d{2}-\d{2}\n/.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(bare).toEqual([]);
});

test('every file and folder that a document names exists', () => {
  // What a command makes, and what setup takes away from another company.
  const made =
    /^(dist|dist-nginx|screens|test-results|node_modules|public|tests\/spec)\b|[*<…{]|^\.env$|^\.kept|NNN|\/pricing|^content\/pictures|sbom\.cdx/;
  const wrong = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('{docs,art}/**/*.md')].flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /`((?:\.ci|\.github|src|art|deploy|tests|tools|docs|content|fonts)\/[^`\s]*)`/g,
      ),
    ]
      .map(([, path = '']) => path.replace(/\/$/, ''))
      .filter((path) => !made.test(path) && !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(wrong).toEqual([]);
});
