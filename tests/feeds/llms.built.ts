import { expect, test } from 'vitest';
import { fileOf, onSite, pages, textAt } from '../support/builtSite.ts';
import { company, words } from '../support/content.ts';

test('llms.txt begins with the name, says what the site is and leads to every page as Markdown', () => {
  const source = textAt('/llms.txt');
  const { programs: agents } = words.shell;
  expect(source.startsWith(`# ${company.name}\n\n> ${company.description}\n\n${agents.text}\n\n## `)).toBe(true);
  const links = [...source.matchAll(/^- \[.+?\]\((https?:[^)]+)\)/gm)].map(([, href = '']) => onSite(href));
  const markdown = pages.map((path) => fileOf(path).replace('.html', '.md'));
  expect(links.sort()).toEqual([...markdown, '/rss.xml', '/feed.json', '/jobs/feed.json'].sort());
  expect(links.filter((link) => textAt(link) === '')).toEqual([]);
  const { text, ...headings } = agents;
  expect([...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(Object.values(headings));
});
