import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productionProblem } from '../../deploy/productionChecks.ts';
import { documentAt } from '../support/builtSite.ts';

const settings = {
  PUBLIC_EMAILJS_SERVICE_ID: 'service_of_a_company',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template_of_a_company',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_a_company',
};

test('a production build fails at once if its settings are wrong', () => {
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build', '--outDir', 'never-written'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_LIVE: '1', SHOW_DRAFTS: '1' },
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('SHOW_DRAFTS=1 would show drafts to visitors.');
});

test('a production build needs own addresses, a connected form, and no drafts', () => {
  const site = 'name: Roots\nurl: https://roots.company\n';
  expect(productionProblem(settings, site)).toBeUndefined();
  expect(productionProblem({ ...settings, SHOW_DRAFTS: '1' }, site)).toContain('would show drafts to visitors');
  expect(productionProblem({ ...settings, PUBLIC_EMAILJS_PUBLIC_KEY: '' }, site)).toContain('is not connected');
  expect(productionProblem(settings, `${site}email: hello@roots.example\n`)).toBe(
    'content/site.yaml, line 3: replace the .example address.',
  );
});

test('the built contact page has the mail service of the settings', () => {
  if (existsSync('.env')) process.loadEnvFile();
  const form = documentAt('/contact').querySelector('main form');
  expect(form?.getAttribute('data-mail-service') ?? '').toBe(process.env.PUBLIC_EMAILJS_SERVICE_ID ?? '');
});
