// What an editor sees in `npm run dev`.
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeContentErrors } from '../build/contentErrors.ts';
import { addArticles } from '../build/entries.ts';
import { copyProject } from '../build/project.ts';
import { words } from '../support/content.ts';

let folder: string;
let errors: Awaited<ReturnType<typeof makeContentErrors>>;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  folder = await copyProject();
  errors = await makeContentErrors(folder);
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

test('the browser shows content errors with their line until they are fixed, and marked drafts', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(address);
  const overlay = page.locator('vite-error-overlay');
  for (const sentence of ['Put the whole text in straight quotation marks (").', 'only .yaml files are read.'])
    await expect(overlay.getByText(sentence)).toBeVisible();
  // Only files are replaced: a folder that is deleted and created again may not be watched.
  for (const { file } of errors) await rm(join(folder, file));
  await cp('content', join(folder, 'content'), { recursive: true });
  await expect(page.locator('main')).toBeVisible({ timeout: 120_000 });
  await expect(overlay).toHaveCount(0);
  const [draft] = await addArticles(folder, 'draft');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${draft}"]`) });
  // Without other articles there is no blog until the draft is loaded.
  await expect(async () => {
    await page.goto(`${address}/blog`);
    await expect(card.getByRole('heading')).toContainText(`${words.labels.unpublished.draft}: `, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});
