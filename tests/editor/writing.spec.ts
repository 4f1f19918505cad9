// What an editor sees in `npm run dev`, here as a preview of drafts.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addArticle } from '../build/entries.ts';
import { copyProject } from '../build/project.ts';

let folder: string;
let server: ChildProcess;
let address: string;
let output = '';

test.beforeAll(async () => {
  folder = await copyProject();
  await addArticle(folder, 4711, { draft: true });
  const env = { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1', SHOW_DRAFTS: '1' };
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  server = spawn(process.execPath, [astro, 'dev', '--port', '0', '--host', '127.0.0.1'], { cwd: folder, env });
  address = await new Promise((resolve, reject) => {
    server.on('exit', () => reject(new Error(output)));
    server.stderr?.on('data', (words) => {
      output += words;
    });
    server.stdout?.on('data', (words) => {
      output += words;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
});

test.afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Saves a file until it has the expected effect: while the server is busy, it may miss a change. */
async function save(file: string, source: string, expectEffect: () => unknown): Promise<void> {
  const attempt = async () => {
    await writeFile(file, source);
    await expectEffect();
  };
  await expect(attempt).toPass({ timeout: 60_000, intervals: [4_000] });
}

test('the browser shows a change without a reload, not an error, and drafts with a mark', async ({ page }) => {
  test.setTimeout(240_000);
  const file = join(folder, 'content/pages/contact.yaml');
  const source = await readFile(file, 'utf8');
  const withHeading = (heading: string) => source.replace(/^heading: .*/m, heading);
  await page.goto(`${address}/contact`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // Astro names a mistake in the terminal, and the page keeps its last valid content.
  await save(file, withHeading('headding: Roots'), () => expect(output).toContain('Unrecognized key: "headding"'));
  await save(file, withHeading('heading: Roots'), () => expect(heading).toHaveText('Roots', { timeout: 4_000 }));
  await page.goto(`${address}/blog`);
  await expect(page.getByRole('heading', { name: 'Draft: Roots' })).toBeVisible();
  // Nothing of a preview is indexed.
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0);
});
