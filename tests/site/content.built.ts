// What the content lists stands on the pages, whatever it is and however much.
import { describe, expect, test } from 'vitest';
import { anchors } from '../../src/config/anchors.ts';
import { articleCards } from '../../src/config/limits.ts';
import { relatedArticles } from '../../src/content/relatedArticles.ts';
import { mailto } from '../../src/lib/mailto.ts';
import { formatNumber, isoDay, longDate, shortDate, slug } from '../../src/lib/text.ts';
import { documentAt, pagesToRead, plain } from '../support/builtSite.ts';
import { articles, blocks, company, jobs, legalPages, newest, projects, services, words } from '../support/content.ts';
import { pageDocuments } from '../support/documents.ts';
import { hrefs, links, one, region, textOf, texts } from '../support/parts.ts';

const titled = ({ title, description }: { title: string; description: string }) => [title, description];
const told = ({ title, text }: { title: string; text: string }) => [title, text];
/** A figure as the site writes it: a plain number has the separators of the language. */
const withSeparators = (figure: string) =>
  figure.replace(/^\d+(?=[^\d/]*(?: |$))/, (digits) => formatNumber(Number(digits), company.language));
const labelledBy = (id: string) => `section[aria-labelledby="${id}"]`;

describe('A list of the content stands on its page, complete and in order:', () => {
  const fromWestToEast = company.offices.toSorted((one, other) => one.longitude - other.longitude);

  test.each([
    ['slides', '/', '[data-slide] p', blocks.slides.flatMap(titled)],
    ['process', '/', `${labelledBy('process')} li :is(h3, p)`, blocks.process.flatMap(titled)],
    ['reviews', '/', 'figure blockquote', blocks.testimonials.map(({ review }) => `“${review}”`)],
    ['who said them', '/', 'figcaption > *', blocks.testimonials.flatMap(({ name, position }) => [name, position])],
    ['questions', '/', 'details summary', blocks.questions.map(({ question }) => question)],
    ['offices', '/', '[data-office] h3', fromWestToEast.map(({ city }) => city)],
    ['offices', '/contact', `${labelledBy('information')} h3`, company.offices.map(({ city }) => city)],
    ['next steps', '/contact', 'main ol > li > p', words.contact.next],
    ['values', '/about', `${labelledBy('values')} li :is(h3, p)`, blocks.values.flatMap(titled)],
    ['team', '/about', '[data-enter-at] :is(h3, p)', blocks.team.flatMap(titled)],
    [
      'achievements',
      '/about',
      `${labelledBy('achievements')} dl :is(dt, dd:not([aria-hidden]))`,
      blocks.achievements.flatMap(({ metric, value, description }) => [metric, withSeparators(value), description]),
    ],
    [
      'expectations',
      '/about',
      `${labelledBy(slug(words.about.expectations.heading))} li :is(h3, p)`,
      blocks.expectations.flatMap(told),
    ],
    ['offers', '/career', `${labelledBy('offers')} li :is(h3, p)`, blocks.offers.flatMap(titled)],
    [
      'statistics',
      '/career',
      'section[aria-label] dl :is(dt, dd)',
      blocks.statistics.flatMap(({ label, value, suffix }) => [label, withSeparators(`${value}${suffix}`)]),
    ],
    ['hiring', '/career', `${labelledBy('hiring')} li :is(h3, p)`, blocks.hiring.flatMap(titled)],
  ])('%s on %s', (_, path, selector, expected) => {
    expect(texts(documentAt(path), selector)).toEqual(expected.map(plain));
  });
});

test('a legal page has its sections, links to them, and the day on which its text was last changed', () => {
  for (const { id, sections, updated } of legalPages) {
    const document = documentAt(`/${id}`);
    expect(texts(document, 'main section h2')).toEqual(sections.map(({ heading }) => plain(heading)));
    const expected = sections.map(({ heading }) => [heading, `#${slug(heading)}`]);
    expect(links(region(document, words.labels.legal.sections))).toEqual(expected);
    const time = one(document, 'main time');
    expect(time.getAttribute('datetime')).toBe(isoDay(updated));
    expect(textOf(time)).toBe(words.labels.legal.changed.replace('{date}', longDate(updated, company.language)));
  }
});

test('every section that a page has can be linked to', () => {
  for (const [path, document] of pageDocuments) {
    const { ids } = anchors[path] ?? anchors[path.replace(/[^/]+$/, '')] ?? { ids: [] };
    const unknown = [...document.querySelectorAll('main h2[id]')].filter((heading) => {
      const names = [...ids, slug(textOf(heading))];
      return !names.includes(heading.id);
    });
    expect(unknown.map(({ id }) => `${path}#${id}`)).toEqual([]);
  }
});

describe('The services', () => {
  const cards = services.map(({ id, title }) => [`${words.services.learnMore}: ${title}`, `/services/${id}`]);

  test('all have a card in the catalogue, the first three on the home page too', () => {
    const catalogue = documentAt('/services');
    expect([...catalogue.querySelectorAll('main article')].flatMap(links)).toEqual(cards);
    expect(texts(catalogue, 'main article h2')).toEqual(services.map(({ title }) => title));
    const described = services.map(({ shortDescription }) => shortDescription);
    expect(texts(catalogue, 'main article p')).toEqual(described);
    expect(texts(documentAt('/'), '[data-card] h3')).toEqual(services.slice(0, 3).map(({ title }) => title));
  });

  test('can all be chosen in the contact form', () => {
    const options = texts(documentAt('/contact'), 'form select option');
    expect(options).toEqual([words.form.servicePlaceholder, ...services.map(({ title }) => title)]);
  });

  test('each have a page with everything that is said of them, and up to three articles that name them, first those that name them first', () => {
    for (const service of services) {
      const document = documentAt(`/services/${service.id}`);
      expect(texts(document, 'h1, h1 + p')).toEqual([service.title, service.lead]);
      expect(texts(region(document, words.service.features), 'li :is(h3, p)')).toEqual(service.features.flatMap(told));
      expect(texts(region(document, words.service.benefits), 'li')).toEqual(service.benefits);
      expect(texts(region(document, words.service.process), 'li :is(h3, p)')).toEqual(service.process.flatMap(told));
      const { facts, questions, related = [] } = service;
      const known = facts ? [facts.firstRelease, facts.team, facts.start] : [];
      expect(texts(document, 'h1 ~ dl dd'), service.id).toEqual(known);
      expect(texts(document, 'details summary'), service.id).toEqual(questions.map(({ question }) => question));
      const about = newest.filter((article) => article.services?.includes(service.id));
      const place = (article: (typeof about)[number]) => article.services?.indexOf(service.id) ?? 0;
      const closest = about.sort((one, other) => place(one) - place(other)).slice(0, 3);
      const linked = [...document.querySelectorAll('aside a')].map((link) => link.getAttribute('href'));
      expect(linked, service.id).toEqual([
        ...closest.map(({ id }) => `/blog/${id}`),
        ...related.map((id) => `/services/${id}`),
      ]);
    }
  });
});

describe('The projects', () => {
  test('stand on the pages of their services, in order, with what changed and what the client says', () => {
    for (const service of services) {
      const told = projects.filter((project) => project.services.includes(service.id));
      const document = documentAt(`/services/${service.id}`);
      expect(texts(document, 'main article h3'), service.id).toEqual(told.map(({ title }) => title));
      const results = told.flatMap((project) => project.results.flatMap(({ value, text }) => [value, text]));
      expect(texts(document, 'main article div > dl > div > *'), service.id).toEqual(results);
      const quotes = told.flatMap(({ quote }) => (quote ? [`“${quote.text}”`, quote.name, quote.position] : []));
      expect(texts(document, 'main article blockquote, main article figcaption > *'), service.id).toEqual(
        quotes.map(plain),
      );
    }
  });

  test('are reached from the quotes that name them', () => {
    const named = blocks.testimonials.flatMap(({ project }) => projects.find(({ id }) => id === project) ?? []);
    const addresses = [...documentAt('/').querySelectorAll('[role=group] > a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(addresses).toHaveLength(named.length);
    for (const [index, { services: about, title }] of named.entries()) {
      const [page = '', anchor = ''] = addresses[index]?.split('#') ?? [];
      expect(page).toBe(`/services/${about[0]}`);
      const target = one(documentAt(page), `[id="${anchor}"]`);
      const story = target.localName === 'h2' ? one(documentAt(page), 'main article') : target;
      expect(texts(story, 'h3')).toEqual([title]);
    }
  });
});

describe('The jobs', () => {
  test.skipIf(jobs.length === 0)('all have a card on Careers', () => {
    const roles = region(documentAt('/career'), words.careers.roles.heading);
    const cards = jobs.map(({ id, cardTitle }) => [`${words.careers.roles.learnMore}: ${cardTitle}`, `/jobs/${id}`]);
    expect(links(roles)).toEqual(cards);
    expect(texts(roles, 'li :is(h3, p)')).toEqual(
      jobs.flatMap(({ cardTitle, office, employment }) => [
        cardTitle,
        words.careers.roles.experience,
        [office?.city, employment].filter(Boolean).join(', '),
      ]),
    );
  });

  test('each have a page with what is known of them, their tasks, a way to apply and the other roles', () => {
    const { facts } = words.labels.job;
    const day = (date: Date | undefined) => date && shortDate(date, company.language);
    for (const job of jobs) {
      const document = documentAt(`/jobs/${job.id}`);
      expect(texts(document, 'h1, h1 + p')).toEqual([job.title, job.description]);
      expect(texts(region(document, words.job.responsibilities), 'li')).toEqual(job.responsibilities);
      expect(texts(region(document, words.job.requirements), 'li')).toEqual(job.requirements);
      const known = [
        [facts.experience, job.experience],
        [facts.employment, job.employment],
        [facts.office, job.office?.city],
        [facts.pay, job.pay],
        [facts.posted, day(job.posted)],
        [facts.closes, day(job.closes)],
      ].filter(([, value]) => value !== undefined);
      expect(texts(document, 'h1 ~ dl > div > *')).toEqual(known.flat());
      const apply = mailto(company.careersEmail, words.job.apply.subject + job.title);
      expect(hrefs(document, words.job.apply.label), job.id).toEqual([apply, apply]);
      const others = jobs.filter((other) => other !== job).map(({ id, cardTitle }) => [cardTitle, `/jobs/${id}`]);
      if (others.length > 0) expect(links(region(document, words.job.others)), job.id).toEqual(others);
    }
  });
});

describe.runIf(articles.length > 0)('The articles', () => {
  test('are listed newest first with their topic and day, as many as there is room for with an excerpt', () => {
    const blog = documentAt('/blog');
    const listed = [...blog.querySelectorAll('main :is(article, #earlier + ul > li)')].map((item) => [
      item.querySelector('a')?.getAttribute('href'),
      item.querySelector('span')?.textContent,
      item.querySelector('time')?.getAttribute('datetime'),
    ]);
    const expected = newest.map(({ id, topic, published }) => [`/blog/${id}`, topic, published && isoDay(published)]);
    expect(listed).toEqual(expected);
    const cards = newest.slice(0, articleCards).flatMap(({ title, excerpt }) => [title, excerpt]);
    expect(texts(blog, 'main article :is(h3, p)')).toEqual(cards.map(plain));
  });

  test('each have a page that leads to the one before and the one after by number, to its services and three others', () => {
    for (const [index, article] of articles.entries()) {
      const { id, title, subtitle, services: named = [] } = article;
      if (!pagesToRead.includes(`/blog/${id}`)) continue;
      const document = documentAt(`/blog/${id}`);
      const neighbor = (rel: string) => document.querySelector(`main a[rel="${rel}"]`)?.getAttribute('href');
      const address = (place: number) => articles[place] && `/blog/${articles[place].id}`;
      expect([document.title, ...texts(document, 'h1, article header p.lead')]).toEqual([title, title, subtitle]);
      expect([neighbor('prev'), neighbor('next')], id).toEqual([address(index - 1), address(index + 1)]);
      const shown = [articles[index - 1], articles[index + 1]].flatMap((other) => other?.id ?? []);
      const others = relatedArticles(article, newest, shown)
        .slice(0, 3)
        .map((other) => `/blog/${other.id}`);
      const links = [...document.querySelectorAll('aside a')].map((link) => link.getAttribute('href'));
      expect(links, id).toEqual([...others, ...named.map((service) => `/services/${service}`)]);
    }
  });
});
