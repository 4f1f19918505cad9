import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { astroCommand } from './project.ts';

test('a production build fails at once if its settings are wrong', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [astroCommand, 'build', '--outDir', 'never-written'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_LIVE: '1', SHOW_DRAFTS: '1' },
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('SHOW_DRAFTS=1 would show drafts to visitors.');
});

test('the built contact page has the mail service of the settings', () => {
  if (existsSync('.env')) process.loadEnvFile();
  const form = documentAt('/contact').querySelector('main form');
  expect(form?.getAttribute('data-mail-service') ?? '').toBe(process.env.PUBLIC_EMAILJS_SERVICE_ID ?? '');
});
