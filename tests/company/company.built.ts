import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../deploy/files.ts';
import { build, copyProject } from '../build/project.ts';
import { documentAt, textAt } from '../support/builtSite.ts';
import { siteFolder } from '../support/siteFolder.ts';

test('without articles there is no blog, no feed and no link to them', () => {
  const files = listFiles(siteFolder);
  expect(files.filter((file) => /^blog|^rss/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|xml|txt|json)$/.test(file));
  expect(texts.filter((file) => /"\/blog|rss\.xml/.test(textAt(file)))).toEqual([]);
});

test('metadata has no soft hyphens; the page has', () => {
  const softHyphen = '\u00AD';
  const head = documentAt('/services/netzplanung').head.innerHTML;
  const options = documentAt('/contact').querySelector('select')?.innerHTML;
  for (const text of [head, options, ...['/search.json', '/llms.txt', '/manifest.webmanifest'].map(textAt)])
    expect(text).not.toContain(softHyphen);
  expect(documentAt('/services/netzplanung').querySelector('h1')?.textContent).toContain(softHyphen);
});

test('the home page has a name even if the navigation does not list it', () => {
  expect(documentAt('/about').head.innerHTML).toContain('"name":"Niederrheinische Leitstellen- und Netztechnik GmbH"');
  expect(textAt('/llms.txt')).not.toContain('[/]');
});

test('with an article there is a blog and a feed, with dates in the language of the site; closed roles are not listed', {
  timeout: 180_000,
}, async ({ onTestFinished }) => {
  const folder = await copyProject();
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('tests/company/article.yaml', join(folder, 'content/articles/stoerungsmeldungen.yaml'));
  // Only the closed role is left.
  for (const role of ['leitstellentechnik', 'netzwerktechnik']) await rm(join(folder, `content/jobs/${role}.yaml`));
  expect(await build(folder)).toEqual({ code: 0, output: '' });
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
  const article = await read('blog/4.html');
  expect(article).toContain('5. Oktober 2026');
  expect(article).toContain('<title>Warum Störungsmeldungen nachts klingeln</title>');
  expect(await read('blog.html')).toContain('href="/blog/4"');
  const feed = await read('rss.xml');
  expect(feed).toContain('<language>de</language>');
  expect(feed).not.toContain('\u00AD');
  for (const file of ['sitemap.xml', 'llms.txt', 'search.json']) expect(await read(file), file).toContain('/blog/4');
  for (const file of ['sitemap.xml', 'llms.txt', 'search.json', 'career.html'])
    expect(await read(file), file).not.toContain('/jobs/');
  expect(await read('career.html')).toContain('Zurzeit keine offenen Stellen');
  expect(await read('jobs/bauzeichnung.html')).not.toContain('Weitere offene Stellen');
});
