import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { deadLinks } from './deadLinks.ts';

const alive = [
  '',
  '#top',
  '/',
  '/about?x=1#team',
  '/a.png',
  'https://roots.example',
  'https://roots.example/about#team',
];
const elsewhere = ['https://elsewhere.example/', '//elsewhere.example/', 'mailto:a@b.c'];
const hidden = ['/jobs/gardener', '/jobs/gardener#others', '/blog/12'];
const deadAnchors = ['/about#nobody', '#none', '/blog/3#nope', '/services/web-dev#nope'];
const deadPages = ['/%00', '/jobs/nobody', '/jobs', '/blog/1', '/blog/roots', '/100%'];
const dead = [...deadAnchors, ...deadPages];
const drafts = {
  '/imprint': 'Legal pages › imprint (content/legal/imprint.yaml)',
  '/blog/13': 'Articles › buds (content/articles/buds.yaml)',
};
const links = [...alive, ...elsewhere, ...hidden, ...dead, ...Object.keys(drafts)];

const files = {
  'content/site.yaml': 'url: https://roots.example',
  'content/jobs/gardener.yaml': 'closes: 2026-03-12',
  'content/legal/imprint.yaml': 'draft: true',
  'content/articles/roots.yaml': 'id: 12\npublished: 2999-03-12\n',
  'content/articles/buds.yaml': 'id: 13\n',
  'content/articles/leaves.yaml': 'title: Leaves\nid: 3\n',
  'content/services/web-dev.yaml': '',
  'site/index.html':
    `<p id="top">${links.map((href) => `<a href="${href}">`)}` +
    '<img src="/a.png" srcSet="/a.png 600w, /b.png 800w"><script>const html = \'<a href="/never">\';</script>',
  'site/about.html': '<h2 id="team"></h2><a href="https://roots.example/about#no">',
  'site/blog/3.html': '',
  'site/services/web-dev.html': '<a href="/never-written">',
  'site/services/app-dev.html': '<a href="/never-written">',
  'site/a.png': '',
};

test('a link, anchor or picture that leads nowhere fails the build; what a day hides is a warning', () => {
  const folder = folderWith(files);
  const warn = vi.fn();
  const { hooks } = deadLinks();
  const call = (hook: keyof typeof hooks, options: object) =>
    Reflect.apply(hooks[hook] as () => void, undefined, [options]);
  call('astro:config:done', { config: { root: pathToFileURL(`${folder}/`) } });
  expect(() => call('astro:build:done', { dir: pathToFileURL(`${folder}/site/`), logger: { warn } })).toThrow(
    [
      'The page /about links to /about#no, which does not exist.',
      ...dead.map((href) => `The page / links to ${href}, which does not exist.`),
      ...Object.entries(drafts).map(([href, entry]) => `The page / links to ${href}, but ${entry} is a draft.`),
      'The page / links to /b.png, which does not exist.',
      'The page /services/app-dev (and 1 more) links to /never-written, which does not exist.',
    ].join('\n'),
  );
  expect(warn.mock.calls).toEqual(hidden.map((href) => [`The page / links to ${href}, which is not online today.`]));
});
