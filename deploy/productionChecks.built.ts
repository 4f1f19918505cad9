import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { astroCommand } from '../tests/build/project.ts';

test('a production build fails at once if its settings are wrong', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [astroCommand, 'build', '--outDir', 'never-written'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_LIVE: '1', SHOW_DRAFTS: '1' },
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('SHOW_DRAFTS=1 would show drafts to visitors.');
});
