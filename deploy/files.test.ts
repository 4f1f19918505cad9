import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from './files.ts';

test('pages that moved or are gone lead where the content says, as other spellings of an address do', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['index.html', 'career.html']) writeFileSync(join(folder, file), '');
  const { redirects } = readSite(folder, [{ from: '/jobs/closed', to: '/career' }]);
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: '/career/', to: '/career' },
      { from: '/jobs/closed', to: '/career' },
      { from: '/jobs/closed/', to: '/career' },
    ]),
  );
});
