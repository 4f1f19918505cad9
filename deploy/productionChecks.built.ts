import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { astroCommand } from '../tests/build/project.ts';

test('a production build fails at once with drafts and without a connected form', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [astroCommand, 'build', '--outDir', 'never-written'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_LIVE: '1', SHOW_DRAFTS: '1', PUBLIC_EMAILJS_PUBLIC_KEY: '' },
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('SHOW_DRAFTS=1 would show drafts to visitors.');
  expect(stdout + stderr).toContain('The contact form is not connected: PUBLIC_EMAILJS_PUBLIC_KEY not set.');
});
