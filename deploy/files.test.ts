import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite, singleRedirects } from './files.ts';

test('moved pages are redirected unless the address exists, and so are other spellings of an address', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['index.html', 'career.html']) writeFileSync(join(folder, file), '');
  const { redirects, unused } = readSite(folder, [
    { from: '/jobs/closed', to: '/career' },
    { from: '/career', to: '/' },
  ]);
  expect(redirects.map(({ from }) => from)).not.toContain('/career');
  expect(unused).toEqual([{ from: '/career', to: '/' }]);
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: '/career/', to: '/career' },
      { from: '/jobs/closed', to: '/career' },
      { from: '/jobs/closed/', to: '/career' },
    ]),
  );
});

test('the entries of a section share one redirect rule', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'blog'));
  for (const file of ['index.html', '404.html', 'blog.html', 'blog/404.html', 'blog/1.html', 'blog/2.html'])
    writeFileSync(join(folder, file), '');
  const site = readSite(folder, [{ from: '/blog/3', to: '/blog/2' }]);
  expect(site.sections).toEqual(['/blog/']);
  expect(singleRedirects(site).map(({ from }) => from)).toEqual([
    '/blog/',
    '/blog.html',
    '/blog/index.html',
    '/blog/index',
    '/index',
    '/index.html',
    '/blog/3',
    '/blog/3/',
  ]);
});
