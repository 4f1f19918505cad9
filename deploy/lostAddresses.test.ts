import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { serveWith } from '../tests/support/serveWith.ts';
import { findLostAddresses } from './lostAddresses.ts';

const files = {
  'dist/index.html': '',
  'dist/services/web-dev.html': '',
  'dist/blog/größe.html': '',
  'dist/_redirects':
    '# moved\n/blog/7 /blog/8 301\n/old/* /:splat\n/services/:entry/* /none 200\n/jobs/404 /none 200\n',
  'content/jobs/gardener.yaml': 'closes: 2026-03-12\n',
  'content/jobs/404.yaml': 'draft: true\ncloses: 2026-03-12\n',
  'content/articles/roots.yaml': 'id: 12\npublished: 2026-03-12\n',
  'content/legal/imprint.yaml': 'draft: true\n',
};

/** The lost addresses of a project with these files, if the live site answers like this. */
const findLost = async (answer: RequestListener) =>
  findLostAddresses(await serveWith(answer), folderWith(files), { requestMs: 500, pauseMs: 0 });

test('each live address without a page and without a redirect is named, with the reason', async () => {
  const live = ['/', '/services/web-dev', '/blog/gr%C3%B6%C3%9Fe', '/blog/7', '/old/a/b'];
  const gone = ['/services/web-dev/x', '/blog/3', '/blog/12', '/jobs/gardener', '/jobs/404', '/imprint'];
  const sitemap = [...live, ...gone].map((path) => `<loc>https://site.example${path}</loc>`).join('');
  expect(await findLost((_, response) => response.end(sitemap))).toEqual([
    '/services/web-dev/x has no page and no redirect. Add a line to public/_redirects.',
    '/blog/3 has no page and no redirect. Add a line to public/_redirects.',
    '/blog/12 is an article before its day, content/articles/roots.yaml.',
    '/jobs/gardener is a closed job, content/jobs/gardener.yaml.',
    '/jobs/404 is a draft, content/jobs/404.yaml.',
    '/imprint is a draft, content/legal/imprint.yaml.',
  ]);
});

test('no address is lost if the live site does not answer', async () => {
  expect(await findLost((_, response) => response.destroy())).toEqual([]);
});
