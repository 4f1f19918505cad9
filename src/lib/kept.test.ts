import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

const made = vi.fn((text: string) => text);

/** As a build does: with everything forgotten that is not in a file. */
async function build(...parts: string[]) {
  vi.resetModules();
  const { keptText } = await import('./kept');
  return keptText(parts, () => made(parts.join()));
}

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

test('while the site is written, nothing is kept', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await build('a');
  await build('a');
  expect(made).toHaveBeenCalledTimes(2);
});
