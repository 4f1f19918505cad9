import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { deadLinks, findDeadLinks } from './deadLinks.ts';

test('finds links, anchors and pictures that lead nowhere, and nothing else', () => {
  const folder = folderWith({
    'index.html':
      '<a href="/about?x=1#team">ok</a><a href="/about#nobody">dead</a><a href="#top" id="top">ok</a><a href="">ok</a>' +
      '<a href="https://roots.example">ok</a><a href="https://roots.example/about#no">dead</a>' +
      '<a href="https://elsewhere.example/">ok</a><a href="//elsewhere.example/">ok</a><a href="mailto:a@b.c">ok</a>' +
      '<img src="/a.png" srcSet="/a.png 600w, /b.png 800w"><script>const html = \'<a href="/never">\';</script>',
    'about.html': '<h2 id="team"></h2><a href="/services/none">dead</a><a href="#none">dead</a>',
    'a.png': '',
  });
  expect(findDeadLinks(folder, 'https://roots.example')).toEqual([
    { page: '/about', href: '/services/none' },
    { page: '/about', href: '#none' },
    { page: '/', href: '/about#nobody' },
    { page: '/', href: '/about#no' },
    { page: '/', href: '/b.png' },
  ]);
});

test('a link to a draft is an error with its file, and only a link to what a day hides is a warning', () => {
  const hidden = ['/jobs/gardener', '/jobs/gardener#others', '/blog/12'];
  const dead = [
    '/%00',
    '/jobs/nobody',
    '/jobs',
    '/blog/1',
    '/blog/roots',
    '/blog/3#nope',
    '/services/web-dev#nope',
    '/100%',
  ];
  const drafts = { '/imprint': 'content/legal/imprint.yaml', '/blog/13': 'content/articles/buds.yaml' };
  const folder = folderWith({
    'content/site.yaml': 'url: https://roots.example',
    'content/jobs/gardener.yaml': 'closes: 2026-03-12',
    'content/legal/imprint.yaml': 'draft: true',
    'content/articles/roots.yaml': 'id: 12\npublished: 2999-03-12\n',
    'content/articles/buds.yaml': 'id: 13\n',
    'content/articles/leaves.yaml': 'title: Leaves\nid: 3\n',
    'content/services/web-dev.yaml': '',
    'site/index.html': [...hidden, ...dead, ...Object.keys(drafts)].map((href) => `<a href="${href}">`).join(''),
    'site/blog/3.html': '',
    'site/services/web-dev.html': '',
  });
  const warn = vi.fn();
  const { hooks } = deadLinks();
  const call = (hook: keyof typeof hooks, options: object) =>
    Reflect.apply(hooks[hook] as () => void, undefined, [options]);
  call('astro:config:done', { config: { root: pathToFileURL(`${folder}/`) } });
  expect(() => call('astro:build:done', { dir: pathToFileURL(`${folder}/site/`), logger: { warn } })).toThrow(
    [
      ...dead.map((href) => `The page / links to ${href}, which does not exist.`),
      ...Object.entries(drafts).map(([href, file]) => `The page / links to ${href}, but ${file} is a draft.`),
    ].join('\n'),
  );
  expect(warn.mock.calls).toEqual(hidden.map((href) => [`The page / links to ${href}, which is not online today.`]));
});
