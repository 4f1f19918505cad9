import { expect, test } from 'vitest';
import { interpolate } from '../../src/lib/placeholders';
import { isoDay, longDate } from '../../src/lib/text';
import { documentAt, pagesToRead, plain } from '../support/builtSite.ts';
import { articles, company, jobs, newest, services, words } from '../support/content.ts';
import { differs, faultsOn } from '../support/faults.ts';

const articlePaths = articles.map(({ id }) => `/blog/${id}`);
const articlesToRead = articlePaths.filter((path) => pagesToRead.includes(path));
const servicePaths = services.map(({ id }) => `/services/${id}`);
const jobPaths = jobs.map(({ id }) => `/jobs/${id}`);
const most = 3;

const hrefs = (path: string, selector: string) =>
  [...documentAt(path).querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

test('an article says how long it takes to read, counted from its words', () => {
  const faults = faultsOn(articlesToRead, (path) => {
    const document = documentAt(path);
    const text = [...document.querySelectorAll('[data-block] :is(h2, p, pre, li)')].map((part) => part.textContent);
    const count = plain(text.join(' ')).split(' ').length;
    const said = plain(document.querySelector('header .label')?.textContent);
    const possible = [-1, 0, 1].map((more) => Math.max(1, Math.ceil(count / 230) + more));
    const right = possible.some((minutes) => said.endsWith(interpolate(words.labels.article.readingTime, { minutes })));
    return [!right && `${count} words: ${said}`];
  });
  expect(faults).toEqual([]);
});

test('the blog shows the newest articles first, each with its topic and its day, and every title once', () => {
  const items = [...documentAt('/blog').querySelectorAll('main :is(article, #earlier + ul > li)')];
  const shown = items.map((item) => [
    item.querySelector('a')?.getAttribute('href'),
    item.querySelector('span')?.textContent,
    item.querySelector('time')?.getAttribute('datetime'),
  ]);
  expect(shown).toEqual(
    newest.map(({ id, topic, published }) => [`/blog/${id}`, topic, published && isoDay(published)]),
  );
});

test('an article leads to its services and to three other articles, as far as there are so many', () => {
  const faults = faultsOn(articlesToRead, (path) => {
    const links = hrefs(path, 'aside a');
    const toArticles = links.filter((link) => articlePaths.includes(link));
    const shown = [path, ...hrefs(path, 'a[rel="prev"], a[rel="next"]')];
    const named = (articles.find(({ id }) => path === `/blog/${id}`)?.services ?? []).map((id) => `/services/${id}`);
    return [
      differs('its links', new Set(links).size, named.length + Math.min(most, articlePaths.length - shown.length)),
      differs(
        'its services',
        links.filter((link) => !toArticles.includes(link)),
        named,
      ),
      toArticles.some((link) => shown.includes(link)) && 'leads to an article twice',
    ];
  });
  expect(faults).toEqual([]);
});

test('a service leads to the newest three of the articles that name it, and to nothing else', () => {
  const faults = faultsOn(servicePaths, (path) => {
    const about = newest.filter(({ services: named = [] }) => named.some((id) => path === `/services/${id}`));
    const expected = about.slice(0, most).map(({ id }) => `/blog/${id}`);
    return [differs('its articles', hrefs(path, 'aside a'), expected)];
  });
  expect(faults).toEqual([]);
});

test('a job shows its experience, its employment, its office and its days, where they are known', () => {
  const { facts } = words.labels.job;
  const faults = faultsOn(jobPaths, (path) => {
    const job = jobs.find(({ id }) => path === `/jobs/${id}`);
    const expected = [
      [facts.experience, job?.experience],
      [facts.employment, job?.employment],
      [facts.office, job?.office?.city],
      [facts.posted, job?.posted && longDate(job.posted, company.language)],
      [facts.closes, job?.closes && longDate(job.closes, company.language)],
    ].filter(([, value]) => value !== undefined);
    const shown = [...documentAt(path).querySelectorAll('h1 ~ dl > div')].map((fact) =>
      ['dt', 'dd'].map((part) => plain(fact.querySelector(part)?.textContent)),
    );
    return [differs('the facts', shown, expected)];
  });
  expect(faults).toEqual([]);
});
