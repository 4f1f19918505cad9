import { expect, test } from 'vitest';
import { llmsStrings } from '../../src/strings.ts';
import { entryPages, onSite, pages, textAt } from '../support/builtSite.ts';
import { company } from '../support/content.ts';

test('llms.txt has the name, a summary, and links to every page and to the feed', () => {
  const source = textAt('/llms.txt');
  expect(source.startsWith(`# ${company.name}\n\n> ${company.description}\n\n${company.summary}\n\n## `)).toBe(true);
  const links = [...source.matchAll(/^- \[.+?\]\((https?:[^)]+)\)/gm)].map(([, href = '']) => onSite(href));
  expect(links.sort()).toEqual([...pages, '/rss.xml'].sort());
  const { company: about, services, jobs, articles, feeds } = llmsStrings;
  const filled = [
    about,
    services,
    ...(entryPages.jobs.length > 0 ? [jobs] : []),
    ...(entryPages.articles.length > 0 ? [articles] : []),
    feeds,
  ];
  expect([...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(filled);
});
