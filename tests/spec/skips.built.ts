// Browser tests skip what the content may leave out. The sample leaves nothing out, so that on it no test is skipped.
import { expect, test } from 'vitest';
import { contentsStrings } from '../../src/ui/Contents/strings.ts';
import { documentAt, entryPages, fixedPages } from '../support/builtSite.ts';

const { articles, jobs, projects, services } = entryPages;

// What a test needs, the pages of which one must have it, how it is found, and how many there are at least.
test.each<[string, readonly string[], string, number]>([
  ['Contents: a list of contents', [...articles, ...fixedPages], `nav[aria-label="${contentsStrings.label}"]`, 1],
  ['Counter: statistics', ['/career'], '[data-count] + *', 1],
  ['Questions: several questions', ['/'], 'details[name]', 2],
  ['Article: an article with a picture', articles, 'main > article section :is(img, svg[role="img"])', 1],
  ['ArticleRedirect: an article', articles, 'article', 1],
  ['ApplyBar: an open job', jobs, 'h1', 1],
  ['carousels, by keyboard: two slides', ['/'], '[data-slide]', 2],
  ['carousels, change: three quotes', ['/'], '[aria-labelledby="testimonials"] figure', 3],
  ['carousels, by touch: two slides', ['/'], '[data-slide]', 2],
  ['motion, switch: sparkles', ['/blog'], 'main section > [aria-hidden="true"] > div', 1],
  ['motion, hover: the card of a job', ['/career'], '[aria-labelledby="roles"] li a[href^="/jobs/"]', 1],
  ['motion, without JavaScript: sparkles', ['/blog'], 'main section > [aria-hidden="true"] > div', 1],
  ['pageTransition: the card of a service', ['/services'], 'main article a[href^="/services/"]', 1],
  ['pageTransition: the card of an article', ['/blog'], 'main article a[href^="/blog/"]', 1],
  ['pageTransition: a next article', articles, 'main a[rel="next"]', 1],
  ['pageTransition: a link in the footer', ['/about'], 'footer a[href^="/"]', 1],
  ['firstScreen: settings for mail', ['/contact'], 'form[data-mail-service]', 1],
  ['journeys: a quote with a project', ['/'], 'figure + a[href^="/projects/"]', 1],
  ['journeys: a project', projects, 'h1', 1],
  ['journeys: a service with a project', services, '#project li', 1],
  ['journeys: a service with examples', services, '[aria-labelledby="price"] table', 1],
  ['journeys: a job that names its pay', ['/career'], '[aria-labelledby="roles"] li [data-pay]', 1],
  ['print: an open job', jobs, 'h1', 1],
  ['print: an article with code', articles, 'pre', 1],
  ['scripts: two questions', ['/'], 'details > summary + *', 2],
])('the sample has what no test may skip: %s', (_, paths, selector, least) => {
  const counts = paths.map((path) => documentAt(path).querySelectorAll(selector).length);
  expect(Math.max(0, ...counts)).toBeGreaterThanOrEqual(least);
});
