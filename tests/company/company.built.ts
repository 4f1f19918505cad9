import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../deploy/files.ts';
import { build, copyProject } from '../build/project.ts';
import { documentAt, textAt } from '../support/builtSite.ts';
import { siteFolder } from '../support/siteFolder.ts';

test('without articles there is no blog: no page, no feed, no link to them', () => {
  const files = listFiles(siteFolder);
  expect(files.filter((file) => /^blog|^rss/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|xml|txt|json)$/.test(file));
  expect(texts.filter((file) => /"\/blog|rss\.xml/.test(textAt(file)))).toEqual([]);
});

test('nothing that programs read has a soft hyphen; the page does', () => {
  const softHyphen = '\u00AD';
  const head = documentAt('/services/netzplanung').head.innerHTML;
  const options = documentAt('/contact').querySelector('select')?.innerHTML;
  for (const text of [head, options, ...['/search.json', '/llms.txt', '/manifest.webmanifest'].map(textAt)])
    expect(text).not.toContain(softHyphen);
  expect(documentAt('/services/netzplanung').querySelector('h1')?.textContent).toContain(softHyphen);
});

test('the home page has a name where the navigation does not list it', () => {
  expect(documentAt('/about').head.innerHTML).toContain('"name":"Niederrheinische Leitstellen- und Netztechnik GmbH"');
  expect(textAt('/llms.txt')).not.toContain('[/]');
});

test('one article brings the blog and its feed, with dates in the language of the site; closed roles are listed nowhere', {
  timeout: 180_000,
}, async ({ onTestFinished }) => {
  const folder = await copyProject();
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('tests/company/article.yaml', join(folder, 'content/articles/stoerungsmeldungen.yaml'));
  // Leaves the closed role alone.
  for (const role of ['leitstellentechnik', 'netzwerktechnik']) await rm(join(folder, `content/jobs/${role}.yaml`));
  expect(await build(folder)).toEqual({ code: 0, said: '' });
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
