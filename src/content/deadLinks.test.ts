import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { deadLinks, findDeadLinks, isHiddenEntry } from './deadLinks.ts';

/** A temporary folder with files. */
function folderWith(files: Record<string, string>, onTestFinished: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('finds links, anchors and pictures that lead nowhere, and nothing else', ({ onTestFinished }) => {
  const folder = folderWith(
    {
      'index.html':
        '<a href="/about?x=1#team">ok</a><a href="/about#nobody">dead</a><a href="#top" id="top">ok</a><a href="">ok</a>' +
        '<a href="https://roots.example">ok</a><a href="https://roots.example/about#no">dead</a>' +
        '<a href="https://elsewhere.example/">ok</a><a href="//elsewhere.example/">ok</a><a href="mailto:a@b.c">ok</a>' +
        '<img src="/a.png" srcSet="/a.png 600w, /b.png 800w"><script>const html = \'<a href="/never">\';</script>',
      'about.html': '<h2 id="team"></h2><a href="/services/none">dead</a><a href="#none">dead</a>',
      'a.png': '',
    },
    onTestFinished,
  );
  expect(findDeadLinks(folder, 'https://roots.example')).toEqual([
    { page: '/about', href: '/services/none' },
    { page: '/about', href: '#none' },
    { page: '/', href: '/about#nobody' },
    { page: '/', href: '/about#no' },
    { page: '/', href: '/b.png' },
  ]);
});

test('an entry that exists and is not online is not a dead link', ({ onTestFinished }) => {
  const root = folderWith(
    {
      'content/jobs/gardener.yaml': '',
      'content/legal/imprint.yaml': '',
      'content/articles/roots.yaml': 'title: Roots\nid: 12\n',
    },
    onTestFinished,
  );
  const links = [
    '/jobs/gardener',
    '/jobs/gardener#others',
    '/imprint',
    '/blog/12',
    '/jobs/nobody',
    '/blog/1',
    '/blog/roots',
  ];
  expect(links.filter((href) => isHiddenEntry(href, root))).toEqual([
    '/jobs/gardener',
    '/jobs/gardener#others',
    '/imprint',
    '/blog/12',
  ]);
});

test('the build stops at a dead link with its page, and warns of an entry that is not online', ({ onTestFinished }) => {
  const folder = folderWith(
    { 'content/jobs/gardener.yaml': '', 'content/site.yaml': 'url: https://roots.example', 'index.html': '' },
    onTestFinished,
  );
  const dir = pathToFileURL(`${folder}/`);
  const warn = vi.fn();
  const { hooks } = deadLinks();
  Reflect.apply(hooks['astro:config:done'] as () => void, undefined, [{ config: { root: dir } }]);
  const finish = () => Reflect.apply(hooks['astro:build:done'] as () => void, undefined, [{ dir, logger: { warn } }]);

  writeFileSync(join(folder, 'index.html'), '<a href="/jobs/gardener">Gardener</a>');
  finish();
  expect(warn).toHaveBeenCalledExactlyOnceWith('The page / links to /jobs/gardener, which is not online today.');
  writeFileSync(join(folder, 'index.html'), '<a href="/no">No</a>');
  expect(finish).toThrow('The page / links to /no, which does not exist.');
  writeFileSync(join(folder, 'about.html'), '<a href="/no">No</a>');
  expect(finish).toThrow('The page /about (and 1 more) links to /no, which does not exist.');
});
