// The scripts of deploy.yml.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documents } from '../src/content/schemas/contentFiles.ts';
import { pathsIn } from './checkLive.ts';
import { failureReport } from './failureReport.ts';
import { lostPages, lostPagesText } from './lostPages.ts';
import { siteDigest } from './siteDigest.ts';

test('a page is lost if it was online and is neither built nor redirected, unless its address is invalid in content/moved.yaml', () => {
  const sitemap = ['', 'old', 'blog/10', 'blog/10/', 'caf%C3%A9', 'a*b']
    .map((path) => `<loc>https://site.example/${path}</loc>`)
    .join('<loc>no address</loc><loc></loc>');
  const site = { pages: [{ path: '/', file: 'index.html' }], redirects: [{ from: '/old', to: '/' }] };
  const lost = lostPages(pathsIn(sitemap), site);
  expect(lost).toEqual(['/blog/10', '/café']);
  const [, entries = ''] = lostPagesText(lost).split('\n\n');
  const moved = parse(`items:\n${entries}`);
  expect(documents.shape.moved.parse(moved).items).toEqual(lost.map((from) => ({ from, to: '/' })));
  expect(lostPagesText([])).toBe('');
});

test('the report has the content errors and then the end of the log, as code blocks and without secrets', () => {
  const error = 'content/site.yaml, line 3: the field "name" is missing.';
  const log = `building\n  ${error}\n${error}\nPUT /accounts/4711/workers with secret-token\u001b[31m failed\u001b[39m\n`;
  const run = 'https://code.example/1';
  expect(failureReport({ step: 'build', log, secrets: ['4711', 'secret-token', ''], lostPages: '', run })).toBe(
    `    ${error}

The end of the log of the step "build":

    building
      ${error}
    ${error}
    PUT /accounts/***/workers with *** failed

https://code.example/1
`,
  );
});

test('the digest of a site depends on its files, but not on the numbers of its islands', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const digestWith = (html: string) => {
    writeFileSync(join(folder, 'index.html'), html);
    return siteDigest(folder);
  };
  const digest = digestWith('<astro-island uid="a" prefix="r3">');
  expect(digest).toMatch(/^[0-9a-f]{8}$/);
  expect(digestWith('<astro-island uid="a" prefix="r18">')).toBe(digest);
  expect(digestWith('<astro-island uid="b" prefix="r3">')).not.toBe(digest);
});
