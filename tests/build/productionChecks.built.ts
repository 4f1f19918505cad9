import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productionProblem } from '../../deploy/productionChecks.ts';
import { documentAt } from '../support/builtSite.ts';
import { build, copyProject, edit } from './project.ts';

const settings = {
  PUBLIC_EMAILJS_SERVICE_ID: 'service_of_a_company',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template_of_a_company',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_a_company',
};

test('a production build fails at once if its form is not connected, and says what to do', () => {
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build', '--outDir', 'never-written'], {
    encoding: 'utf8',
    env: { ...process.env, ...unset, NODE_ENV: 'production', SITE_LIVE: '1', SHOW_DRAFTS: '' },
  });
  expect(status).not.toBe(0);
  expect((stdout + stderr).replaceAll(/\s+/g, ' ')).toContain(
    'Set it in .env, or as a variable of the repository (docs/operations.md).',
  );
});

test('a production build with an example address fails, with its file and line', async ({ onTestFinished }) => {
  const folder = await copyProject();
  onTestFinished(() => rm(folder, { recursive: true }));
  await edit(folder, 'content/site.yaml', (site) => ({ ...site, email: 'hello@roots.example' }));
  const { code, output } = await build(folder, { ...settings, SITE_LIVE: '1' });
  expect(code).not.toBe(0);
  expect(output).toMatch(/content\/site\.yaml, line \d+: the field "email" has an example address/);
}, 60_000);

test('a production build with drafts fails', () => {
  expect(productionProblem(settings)).toBeUndefined();
  expect(productionProblem({ ...settings, SHOW_DRAFTS: '1' })).toContain('would show drafts to visitors');
});

test('the built contact page has the mail service of the settings', () => {
  if (existsSync('.env')) process.loadEnvFile();
  const form = documentAt('/contact').querySelector('main form');
  expect(form?.getAttribute('data-mail-service') ?? '').toBe(process.env.PUBLIC_EMAILJS_SERVICE_ID ?? '');
});
