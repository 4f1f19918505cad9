import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '../../src/content/checks/contentChecks.ts';
import { fixedSites } from './fixedSites.ts';

test.each(Object.entries(fixedSites))('the build accepts the content of the site %s', async (_, writeSite) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('art', join(folder, 'art'), { recursive: true });
  await writeSite(folder);
  expect((await checkContent(folder)).problems).toEqual([]);
});
