import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentAt, entryPages, textAt } from '../support/builtSite.ts';
import { listFiles } from '../support/listFiles.ts';
import { one, texts } from '../support/parts.ts';
import { siteFolder } from '../support/siteFolder.ts';

const main = (path: string) => one(documentAt(path), 'main');
const sections = (path: string) =>
  [...main(path).querySelectorAll('section, aside')].map(
    (part) => part.getAttribute('aria-labelledby') ?? part.getAttribute('aria-label'),
  );

test('articles before their day, drafts and closed jobs have no pages, and are in no list', () => {
  expect(entryPages).toMatchObject({ jobs: [], articles: [] });
  const pages = listFiles(siteFolder).filter((file) => /^(?:blog|jobs)\/.+\.html$/.test(file));
  expect(pages).toEqual(['blog/404.html', 'jobs/404.html']);
  for (const file of listFiles(siteFolder).filter((name) => /\.(?:html|xml|txt|json)$/.test(name)))
    expect(textAt(file), file).not.toMatch(/\/(?:blog|jobs)\/(?!1"|404)[\w-]+["<)]/);
});

test('Home says that there are no slides, and leaves out the sections without content', () => {
  expect(texts(main('/'), 'astro-island')).toEqual(['No slides available']);
  expect(sections('/')).toEqual(expect.arrayContaining(['about', 'offerings', 'call']));
  for (const name of ['process', 'testimonials', 'offices', 'faq']) expect(sections('/')).not.toContain(name);
});

test('a place without a picture has the drawing that fits it', () => {
  const drawn = { '/': 'espalier', '/services/well-survey': 'trellis' };
  for (const [path, name] of Object.entries(drawn))
    expect(main(path).querySelector(`img[src="/drawings/plates/${name}.svg"]`), path).not.toBeNull();
});

test('a service without examples has no price, and its page links only to the parts that it has', () => {
  expect(sections('/services/well-survey')).not.toContain('price');
  expect(texts(main('/services'), 'article .label')).toEqual([]);
  expect(texts(main('/services/well-survey'), 'nav[aria-labelledby="jump-to"] a')).toEqual(['What it is', 'Contact']);
});

test('Careers says that no job is open, and offers to apply all the same', () => {
  for (const name of ['offers', 'hiring']) expect(sections('/career')).not.toContain(name);
  expect(main('/career').querySelectorAll('[data-count]')).toHaveLength(0);
  expect(texts(main('/career'), '[aria-labelledby=roles] a')).toContain('Send an open application');
  expect(texts(main('/career'), 'a').filter((text) => text.endsWith('open roles'))).toEqual([]);
});

test('the blog says that there are no articles', () => {
  expect(texts(main('/blog'), 'p')).toContain('There are no articles yet.');
});

test('the build warns of a link to an entry that is not online', () => {
  const log = readFileSync(join(siteFolder, '../build.log'), 'utf8');
  expect(log).toContain('The page /contact links to /blog/1, which is not online today.');
});
