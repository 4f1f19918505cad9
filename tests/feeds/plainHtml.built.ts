// The HTML that leaves the site: in the feed, and in the structured data of jobs.
import { expect, test } from 'vitest';
import { graphOf } from '../metadata/graph.ts';
import { entryPages, pagesToRead, textAt } from '../support/builtSite.ts';
import { childrenOf, readXml, textOf } from '../support/xml.ts';

const [channel] = childrenOf(readXml(textAt('/rss.xml')), 'channel');
const fromFeed = (channel ? childrenOf(channel, 'item') : []).map((item) => ({
  place: textOf(item, 'link'),
  html: textOf(item, 'content:encoded') ?? '',
}));
const fromJobs = entryPages.jobs
  .filter((path) => pagesToRead.includes(path))
  .flatMap((path) =>
    graphOf(path)
      .ofType('JobPosting')
      .map(({ description }) => ({ place: path, html: String(description) })),
  );

test.each([...fromFeed, ...fromJobs])('the text of $place is well-formed, plain HTML', ({ html }) => {
  const elements = [...readXml(`<body>${html}</body>`).getElementsByTagName('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name }) => name));
  expect(elements.length).toBeGreaterThan(1);
  expect([...new Set(attributes)].filter((name) => !['href', 'src', 'alt', 'title'].includes(name))).toEqual([]);
  expect(elements.filter(({ localName }) => localName === 'span')).toEqual([]);
});
