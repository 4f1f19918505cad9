import { expect, test } from 'vitest';
import { entryPages, onSite, pages, textAt } from '../support/builtSite.ts';
import { company, words } from '../support/content.ts';

test('llms.txt has the name, a summary, and links to every page and to the feed', () => {
  const source = textAt('/llms.txt');
  const hasBlog = entryPages.articles.length > 0;
  const { programs } = words.labels;
  expect(source.startsWith(`# ${company.name}\n\n> ${company.description}\n\n${words.layout.summary}\n\n## `)).toBe(
    true,
  );
  const links = [...source.matchAll(/^- \[.+?\]\((https?:[^)]+)\)/gm)].map(([, href = '']) => onSite(href));
  expect(links.sort()).toEqual([...pages, ...(hasBlog ? ['/rss.xml'] : [])].sort());
  const { company: about, services, jobs, articles, feeds } = programs;
  const filled = [
    about,
    services,
    ...(entryPages.jobs.length > 0 ? [jobs] : []),
    ...(hasBlog ? [articles, feeds] : []),
  ];
  expect([...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(filled);
});
