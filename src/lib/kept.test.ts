import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

const made = vi.fn((text: string) => text);

/** As a build does: with everything forgotten that is not in a file. */
async function buildKind(kind: 'drawing' | 'text', ...parts: string[]) {
  vi.resetModules();
  const { keptText } = await import('./kept');
  return keptText(kind, parts, () => made(parts.join()));
}
const build = (...parts: string[]) => buildKind('drawing', ...parts);

beforeEach(({ onTestFinished }) => {
  const [home, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'kept-'))];
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
  vi.stubEnv('NODE_ENV', 'production');
  made.mockClear();
});

test('what was made from the same parts is not made again, and is the same', async () => {
  expect([await build('a', 'b'), await build('a', 'b')]).toEqual(['a,b', 'a,b']);
  expect(made).toHaveBeenCalledOnce();
  expect(readdirSync('.cache/made')).toHaveLength(1);
});

test('other parts make another thing, however they are cut', async () => {
  await build('a', 'bc');
  await build('ab', 'c');
  expect(made).toHaveBeenCalledTimes(2);
});

test('everything is made anew when the means of making change', async () => {
  await build('a');
  mkdirSync('content');
  writeFileSync('content/site.yaml', 'name: Other');
  await build('a');
  expect(made).toHaveBeenCalledTimes(2);
});

test('a change of code makes texts anew, and drawings only where it draws', async () => {
  const both = async () => {
    for (const kind of ['drawing', 'text'] as const) await buildKind(kind, kind);
  };
  await both();
  mkdirSync('src/components', { recursive: true });
  writeFileSync('src/components/Prose.tsx', 'export {};');
  await both();
  expect(made.mock.calls.flat()).toEqual(['drawing', 'text', 'text']);
});

test('while the site is written, nothing is kept', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await build('a');
  await build('a');
  expect(made).toHaveBeenCalledTimes(2);
});
