import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../support/addresses.ts';

const run = promisify(execFile);
const parts = ['src', 'art', 'content', 'public', 'deploy', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/** A copy of the project in a folder of its own, as a fresh clone would be. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const part of parts.filter((name) => existsSync(name))) await cp(part, join(folder, part), { recursive: true });
  if (existsSync('.env')) await cp('.env', join(folder, '.env'));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

// The test runner sets NODE_ENV to test, which would build another React.
// The dates of the sitemap come from the history, which stays where it is.
const history = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim();
const env = { ...process.env, NODE_ENV: 'production', GIT_DIR: history };
const build = (folder: string) =>
  run(process.execPath, [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'], { cwd: folder, env }).then(
    () => ({ code: 0, said: '' }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );

async function digests(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.sort().map(async (file): Promise<[string, string]> => {
    const bytes = await readFile(file);
    return [relative(folder, file), createHash('sha256').update(bytes).digest('hex')];
  });
  return new Map(await Promise.all(pairs));
}

describe('the build', { timeout: 120_000 }, () => {
  let folder: string;

  beforeAll(async () => {
    folder = await copyProject();
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('writes the 38 pages and the four not-found pages', async () => {
    const html = [...(await digests('dist')).keys()].filter((file) => file.endsWith('.html'));
    const expected = pages.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
    const lost = ['404.html', 'services/404.html', 'jobs/404.html', 'blog/404.html'];
    expect(html.sort()).toEqual([...expected, ...lost].sort());
  });

  test('row 27: writes the same bytes again, in another folder', async () => {
    expect(await build(folder)).toEqual({ code: 0, said: '' });
    expect(await digests(join(folder, 'dist'))).toEqual(await digests('dist'));
  });

  test('turns a photograph into AVIF and WebP in four widths, without a change of code', async () => {
    const file = join(folder, 'content/services/web-dev.yaml');
    const good = await readFile(file, 'utf8');
    await mkdir(join(folder, 'content/pictures'));
    const noise = { create: { width: 2000, height: 1400, channels: 3, background: 'tan' } } as const;
    await sharp(noise).jpeg().toFile(join(folder, 'content/pictures/desk.jpg'));
    await writeFile(file, good.replace('lead:', 'image:\n  file: desk.jpg\n  alt: A desk by a window\nlead:'));
    expect(await build(folder)).toEqual({ code: 0, said: '' });
    await writeFile(file, good);

    const html = await readFile(join(folder, 'dist/services/web-dev.html'), 'utf8');
    const picture = /<picture[\s\S]*?<\/picture>/.exec(html.slice(html.indexOf('data-picture')))?.[0] ?? '';
    expect(picture).toContain('alt="A desk by a window"');
    expect(picture).toContain('width="1200" height="800"');
    for (const type of ['image/avif', 'image/webp']) {
      const [, srcSet = ''] = new RegExp(`type="${type}" srcSet="([^"]+)"`, 'i').exec(picture) ?? [];
      expect(srcSet.split(', ').map((source) => source.split(' ')[1])).toEqual(['600w', '800w', '1200w', '1600w']);
      for (const source of srcSet.split(', ')) {
        const { format, width } = await sharp(join(folder, 'dist', source.split(' ')[0] ?? '')).metadata();
        expect(`${format} ${width}w`).toBe(`${type === 'image/avif' ? 'heif' : 'webp'} ${source.split(' ')[1]}`);
      }
    }
    const originals = [...(await digests(join(folder, 'dist'))).keys()].filter((name) =>
      /desk\.[^_]+\.jpg$/.test(name),
    );
    expect(originals).toEqual([]);
  });

  test('stops at a mistyped field, with a sentence for the editor', async () => {
    const file = join(folder, 'content/services/web-dev.yaml');
    const good = await readFile(file, 'utf8');
    await writeFile(file, good.replace('lead:', 'leed:'));
    const { code, said } = await build(folder);
    await writeFile(file, good);
    expect(code).not.toBe(0);
    expect(said).toContain('content/services/web-dev.yaml: the field "lead" is missing; it should be text.');
    expect(said).toContain('content/services/web-dev.yaml: the field "leed" is not known. Did you mean "lead"?');
  });

  test('stops at an office that does not exist', async () => {
    const file = join(folder, 'content/jobs/react-developer.yaml');
    const good = await readFile(file, 'utf8');
    await writeFile(file, good.replace('office: pune', 'office: atlantis'));
    const { code, said } = await build(folder);
    await writeFile(file, good);
    expect(code).not.toBe(0);
    expect(said).toContain('content/jobs/react-developer.yaml: the field "office" names "atlantis"');
    expect(said).toContain('It has: "morrisville", "pune", "singapore".');
  });
});
