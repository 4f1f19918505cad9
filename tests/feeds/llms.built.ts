import { expect, test } from 'vitest';
import { entryPages, fileOf, onSite, pages, textAt } from '../support/builtSite.ts';
import { company, words } from '../support/content.ts';

test('llms.txt begins with the name, says what the site is and leads to every page as Markdown', () => {
  const source = textAt('/llms.txt');
  const { programs } = words.shell;
  expect(source.startsWith(`# ${company.name}\n\n> ${company.description}\n\n${programs.text}\n\n## `)).toBe(true);
  const links = [...source.matchAll(/^- \[.+?\]\((https?:[^)]+)\)/gm)].map(([, href = '']) => onSite(href));
  const markdown = pages.map((path) => fileOf(path).replace('.html', '.md'));
  expect(links.sort()).toEqual([...markdown, '/rss.xml', '/feed.json', '/jobs/feed.json'].sort());
  expect(links.filter((link) => textAt(link) === '')).toEqual([]);
  const { company: about, services, jobs, articles, feeds } = programs;
  const filled = [
    about,
    services,
    ...(entryPages.jobs.length > 0 ? [jobs] : []),
    ...(entryPages.articles.length > 0 ? [articles] : []),
    feeds,
  ];
  expect([...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(filled);
});
