import { expect, test } from 'vitest';
import { entryPages, onSite, pages, textAt } from '../support/builtSite.ts';

test('llms.txt has links to every page and to the feed', () => {
  const source = textAt('/llms.txt');
  const links = [...source.matchAll(/^- \[.+?\]\((https?:[^)]+)\)/gm)].map(([, href = '']) => onSite(href));
  expect(links.sort()).toEqual([...pages, '/rss.xml'].sort());
  const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const filled = [
    'Company',
    'Services',
    ...(entryPages.jobs.length > 0 ? ['Open roles'] : []),
    ...(entryPages.articles.length > 0 ? ['Articles'] : []),
    'Feeds',
  ];
  expect(headings).toEqual(filled);
});
