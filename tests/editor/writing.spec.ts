// What an editor sees in `npm run dev`.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addArticle } from '../build/entries.ts';
import { copyProject } from '../build/project.ts';

let folder: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  folder = await copyProject();
  const env = { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' };
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  server = spawn(process.execPath, [astro, 'dev', '--port', '0', '--host', '127.0.0.1'], { cwd: folder, env });
  address = await new Promise((resolve, reject) => {
    let output = '';
    server.on('exit', () => reject(new Error(output)));
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

test('the browser shows an error in the content until it is mended, and drafts with a mark', async ({ page }) => {
  test.setTimeout(240_000);
  const file = join(folder, 'content/pages/contact.yaml');
  const source = await readFile(file, 'utf8');
  await page.goto(`${address}/contact`);
  await expect(page.locator('main')).toBeVisible();
  await writeFile(file, source.replace('heading:', 'headding:'));
  const overlay = page.locator('vite-error-overlay');
  await expect(async () => {
    await page.goto(`${address}/contact`);
    await expect(overlay.getByText('headding').first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await writeFile(file, source);
  await expect(async () => {
    await page.goto(`${address}/contact`);
    await expect(page.locator('main')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await addArticle(folder, 4711, { draft: true });
  await expect(async () => {
    await page.goto(`${address}/blog`);
    await expect(page.getByRole('heading', { name: 'Draft: Roots' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});
