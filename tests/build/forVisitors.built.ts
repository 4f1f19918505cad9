import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';

const settings = {
  PUBLIC_EMAILJS_SERVICE_ID: 'service_of_a_company',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template_of_a_company',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_a_company',
};
const me = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', '-c', 'commit.gpgsign=false'];
const without = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));

/** Begins a build for visitors and returns what it says when it stops. */
function build(folder: string, env: Record<string, string>): Promise<{ code: number; said: string }> {
  const astro = join(process.cwd(), 'node_modules', 'astro', 'bin', 'astro.mjs');
  const all = { ...process.env, NODE_ENV: 'production', SITE_LIVE: '1', PUBLIC_EMAILJS_ORIGIN: '', ...env };
  return new Promise((resolve) =>
    execFile(process.execPath, [astro, 'build'], { cwd: folder, env: all }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).replaceAll(/\s+/g, ' ') }),
    ),
  );
}

let clone: string;

/** A checkout as a runner makes it by default: the newest commit alone. The files are those of this working tree. */
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'checkout-'));
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone]);
  for (const part of ['astro.config.ts', 'deploy', 'src', 'content', '.env.example'])
    cpSync(part, join(clone, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'));
});

afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe('a build for visitors stops, with one sentence that says what to do', () => {
  test('without settings of the mail service, or with those of the example', async () => {
    const { code, said } = await build(clone, without);
    expect(code).not.toBe(0);
    expect(said).toContain('The contact form is not connected: PUBLIC_EMAILJS_');
    expect(said).toContain('Set it in .env, or as a variable of the repository (docs/operations.md).');
  });

  test('with drafts, unless it is the preview of a change', async () => {
    const { code, said } = await build(clone, { ...settings, SHOW_DRAFTS: '1', GITHUB_REF: 'refs/heads/main' });
    expect(code).not.toBe(0);
    expect(said).toContain('SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.');
  });

  test('where a page is gone and its address leads nowhere', async () => {
    const git = (...words: string[]) => execFileSync('git', [...me, ...words], { cwd: clone });
    writeFileSync(join(clone, 'content/articles/4711.yaml'), 'title: Roots\n');
    git('add', 'content/articles');
    git('commit', '--quiet', '--message', 'One article more', 'content/articles');
    git('rm', '--quiet', 'content/articles/4711.yaml');
    git('commit', '--quiet', '--message', 'One article less', 'content/articles');
    const { code, said } = await build(clone, settings);
    expect(code).not.toBe(0);
    expect(said).toContain('No page is left at /blog/4711. Say in content/moved.yaml where visitors are led instead.');
  });
});

test('the built contact page names the mail service that it was built with', () => {
  if (existsSync('.env')) process.loadEnvFile();
  const form = documentAt('/contact').querySelector('main form');
  expect(form?.getAttribute('data-mail-service') ?? '').toBe(process.env.PUBLIC_EMAILJS_SERVICE_ID ?? '');
});

test('every other build says as its last line whether the form is connected', () => {
  const lines = execFileSync(process.execPath, ['deploy/built.ts'], { encoding: 'utf8' }).trim().split('\n');
  const example = readFileSync('.env.example', 'utf8').includes(`=${process.env.PUBLIC_EMAILJS_SERVICE_ID}\n`);
  const connected = Boolean(process.env.PUBLIC_EMAILJS_SERVICE_ID) && !example;
  expect(lines.at(-1)).toMatch(connected ? /^The contact form sends through/ : /^The contact form is not connected/);
  expect(lines.at(-2)).toMatch(/sha256 [0-9a-f]{64}$/);
});
