// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { one, texts } from '../support/parts.ts';
import { expectLink } from './named.ts';

test("an unknown address shows '404 - Page Not Found' with two ways on", () => {
  const document = documentAt('/404');
  const main = one(document, 'main');
  expect(texts(document, 'h1')).toEqual(['404 - Page Not Found']);
  expectLink(main, 'Back to Home', '/');
  expectLink(main, 'Explore Our Services', '/services');
});

test("an unknown service shows 'Service Not Found', the apology and the way back", () => {
  const document = documentAt('/services/404');
  const main = one(document, 'main');
  expect(texts(document, 'h1')).toEqual(['Service Not Found']);
  expect(texts(main, 'p')).toContain("Sorry, we couldn't find the service you're looking for.");
  expectLink(main, 'Back to Services', '/services');
});

test.each([
  { what: 'job', file: '/jobs/404', heading: 'Job not found' },
  { what: 'article', file: '/blog/404', heading: 'Blog not found.' },
])("an unknown $what shows '$heading'", ({ file, heading }) => {
  expect(texts(documentAt(file), 'h1')).toEqual([heading]);
});
