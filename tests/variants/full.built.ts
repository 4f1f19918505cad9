// Written out for the entries that full.ts adds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getGraph } from '../metadata/graph.ts';
import { documentAt, entryPages, meta, textAt } from '../support/builtSite.ts';
import { listFiles } from '../support/listFiles.ts';
import { links, one, region, texts } from '../support/parts.ts';
import { siteFolder } from '../support/siteFolder.ts';
import { getChildren, getText, readXml } from '../support/xml.ts';
import { longWord } from './full.ts';

const name = 'Roots & Rivers Garden Cooperative';
const excerpt = 'What grows below the ground, and why it decides what grows above it.';
const files = listFiles(siteFolder);
const hrefs = (path: string, selector: string) =>
  [...documentAt(path).querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('publishing', () => {
  test('drafts, articles before their day and closed jobs are nowhere', () => {
    const readable = files.filter((file) => /\.(?:html|xml|txt|json)$/.test(file));
    expect(readable.filter((file) => textAt(file).includes('Not online'))).toEqual([]);
    expect(files.filter((file) => /hidden|closed|draft|blog\/9[12]/.test(file))).toEqual([]);
  });

  test('a job says until when to apply', () => {
    expect(texts(documentAt('/jobs/last-day'), 'main p').join(' ')).toContain('Apply by December 31, 2999.');
    expect(texts(documentAt('/jobs/open'), 'main p').join(' ')).not.toContain('Apply by');
  });

  test('the jobs are counted without the closed ones', () => {
    const { length } = entryPages.jobs;
    expect(texts(documentAt('/career'), 'main a[href="/career#roles"]')).toEqual([`See the ${length} open roles`]);
    expect(hrefs('/career', '[aria-labelledby=roles] li a')).toEqual(['/jobs/last-day', '/jobs/open']);
    expect(texts(documentAt('/jobs/open'), 'nav li')).toContainEqual(expect.stringMatching(`^Role \\d+ of ${length}$`));
  });
});

describe('order', () => {
  test('the blog begins with the newest article, and on one day with the higher number', () => {
    const listed = hrefs('/blog', 'main article a[href^="/blog/"]');
    expect(listed.slice(0, 7)).toEqual(['90', '94', '93', '109', '108', '107', '106'].map((id) => `/blog/${id}`));
  });

  test('the page of a service links first to the articles that name it first', () => {
    const river = hrefs('/services/river-survey', 'aside a[href^="/blog/"]');
    expect(river).toEqual(['/blog/90', '/blog/93', '/blog/94']);
    expect(hrefs('/services/well-survey', 'aside a[href^="/blog/"]')).toEqual(['/blog/94', '/blog/93']);
    expect(hrefs('/services/well-survey', 'aside a[href^="/services/"]')).toEqual(['/services/river-survey']);
  });

  test('articles link to their neighbors by number', () => {
    expect(hrefs('/blog/93', 'main a[rel]')).toEqual(['/blog/90', '/blog/94']);
  });
});

describe('what others read', () => {
  test('the head of an article', () => {
    const document = documentAt('/blog/90');
    expect(document.title).toBe(`Roots of the ${longWord}`);
    expect(hrefs('/blog/90', 'link[rel="canonical"]')).toEqual(['https://roots.example/blog/90']);
    const names = ['description', 'og:type', 'og:site_name', 'og:url', 'og:image:alt', 'article:published_time'];
    expect(names.map((name) => meta(document, name))).toEqual([
      excerpt,
      'article',
      name,
      'https://roots.example/blog/90',
      `Roots of the ${longWord}, beside an illustration and the logo of ${name}`,
      '2999-12-31',
    ]);
    expect(documentAt('/jobs/open').title).toBe(`Open | ${name}`);
    expect(documentAt('/services/well-survey').title).toBe(`Well survey | ${name}`);
  });

  test('the structured data of an article, a job and the company', () => {
    expect(getGraph('/blog/90').ofType('BlogPosting')[0]).toMatchObject({
      headline: `Roots of the ${longWord}`,
      datePublished: '2999-12-31',
      dateModified: '2999-12-31',
      articleSection: 'Soil',
      author: { '@type': 'Person', name: 'Ada Example', jobTitle: 'Gardener' },
    });
    expect(getGraph('/blog/93').ofType('BlogPosting')[0]).toMatchObject({
      datePublished: '2998-01-02',
      dateModified: '2998-03-04',
    });
    const address = {
      '@type': 'PostalAddress',
      streetAddress: 'Wurzelweg 1',
      addressLocality: 'Berlin',
      addressRegion: 'Brandenburg',
      postalCode: '10115',
      addressCountry: 'DE',
    };
    expect(getGraph('/jobs/last-day').ofType('JobPosting')[0]).toMatchObject({
      title: `${longWord} captain`,
      datePosted: '2026-03-12',
      validThrough: '2999-12-31',
      employmentType: 'FULL_TIME',
      experienceRequirements: 'None',
      jobLocation: { address },
    });
    const [organization] = getGraph('/contact').ofType('Organization');
    expect(organization).toMatchObject({
      name,
      slogan: 'WWWWWWWWW. MMMMMMMMM.',
      email: 'hello@roots.example',
      telephone: '+49 30 12 34',
      sameAs: ['https://social.example/@roots'],
    });
    expect(JSON.stringify(organization?.location)).toContain(JSON.stringify(address));
  });

  test('the sitemap has the last change of an article and the first day of a job, and no other dates', () => {
    const entries = textAt('/sitemap.xml').match(/<url>.*?<\/url>/g) ?? [];
    const about = (path: string) => entries.find((entry) => entry.includes(`${path}</loc>`))?.slice(5, -6);
    expect(about('/blog/90')).toBe('<loc>https://roots.example/blog/90</loc><lastmod>2999-12-31</lastmod>');
    expect(about('/blog/93')).toBe('<loc>https://roots.example/blog/93</loc><lastmod>2998-03-04</lastmod>');
    expect(about('/jobs/open')).toBe('<loc>https://roots.example/jobs/open</loc><lastmod>2026-03-12</lastmod>');
    expect(about('/imprint')).toBe('<loc>https://roots.example/imprint</loc>');
    expect(entries.filter((entry) => entry.includes('lastmod') && !/\/(?:blog|jobs)\//.test(entry))).toEqual([]);
  });

  test('the feed begins with the newest article, dated by the beginning of its day in the time zone of the company', () => {
    const [channel] = getChildren(readXml(textAt('/rss.xml')), 'channel');
    const items = channel ? getChildren(channel, 'item') : [];
    const [newest, second, third] = items;
    const fields = ['title', 'link', 'guid', 'description', 'dc:creator', 'pubDate'];
    expect(fields.map((name) => newest && getText(newest, name))).toEqual([
      `Roots of the ${longWord}`,
      'https://roots.example/blog/90',
      'https://roots.example/blog/90',
      excerpt,
      'Ada Example',
      'Mon, 30 Dec 2999 18:15:00 GMT',
    ]);
    expect([second, third].map((item) => item && getText(item, 'link'))).toEqual([
      'https://roots.example/blog/94',
      'https://roots.example/blog/93',
    ]);
    // Without an author, the company.
    expect(second && getText(second, 'dc:creator')).toBe(name);
    expect(channel && getText(channel, 'lastBuildDate')).toBe('Mon, 30 Dec 2999 18:15:00 GMT');
  });

  test('llms.txt begins with the company', () => {
    const start = `# ${name}\n\n> Gardens, below and above the ground.\n\nTwo gardeners & a spade.\n\n## Company\n`;
    expect(textAt('/llms.txt').slice(0, start.length)).toBe(start);
    expect(textAt('/llms.txt')).toContain(`- [Roots of the ${longWord}](https://roots.example/blog/90)`);
  });
});

test('the footer has the company, and only links to maps and social networks open a new tab', () => {
  const footer = one(documentAt('/about'), 'body > footer');
  expect(links(footer)).toEqual(
    expect.arrayContaining([
      ['hello@roots.example', 'mailto:hello@roots.example'],
      ['+49 30 12 34', 'tel:+49301234'],
      ['Mastodon (opens in a new tab)', 'https://social.example/@roots'],
      ['Imprint', '/imprint'],
      [`On the ${longWord}`, '/imprint#on-the-donaudampfschifffahrtsgesellschaft'],
    ]),
  );
  expect(texts(footer, 'p').join(' ')).toContain(`© 1999 ${name}.`);
  const outside = ['https://map.example/berlin', 'https://social.example/@roots'];
  expect(new Set(hrefs('/contact', 'a[target]'))).toEqual(new Set(outside));
});

test('security.txt expires within a year of the build', () => {
  expect(textAt('/.well-known/security.txt')).toContain('Expires: 3000-11-01T00:00:00.000Z\n');
});

test('offices are listed from west to east', () => {
  const cities = texts(documentAt('/'), '[data-office] h3');
  expect(cities).toEqual(['Lima', 'Lagos', 'Berlin', 'Verkehrssicherheitspflicht']);
});

test('services are counted, and steps are numbered in their order', () => {
  expect(texts(documentAt('/'), '[aria-labelledby=offerings] p')).toContain('The first of 13 services.');
  expect(meta(documentAt('/services'), 'description')).toBe('13 services.');
  const numbers = (path: string, section: string) =>
    [...documentAt(path).querySelectorAll(`[aria-labelledby=${section}] .numeral`)].map(
      ({ textContent }) => textContent,
    );
  expect(numbers('/', 'process')).toEqual(['1', '2', '3', '4', '5']);
  expect(numbers('/career', 'hiring')).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('the filter has the groups with several services in their order, and the cards all', () => {
  const document = documentAt('/services');
  expect(texts(document, 'fieldset label')).toEqual([
    'All 13',
    'Verkehrssicherheitspflic 2',
    'Water 2',
    'Soil 2',
    'Leaves 2',
    'Roots 2',
    'Seeds 2',
  ]);
  expect(texts(document, 'article .label')).toContain('Single');
});

test('the price of a service is computed from its examples, and each of them can be asked about', () => {
  const river = documentAt('/services/river-survey');
  expect(texts(river, 'main dl:first-of-type dd:has([href="#price"])')).toEqual(['EUR 5,000 to 1,200,000']);
  expect(texts(documentAt('/services'), 'article p')).toContain('From EUR 5,000 · 6 weeks');
  expect(texts(documentAt('/'), '[aria-labelledby=offerings] p')).toContain('From EUR 5,000 · 6 weeks');
  expect(hrefs('/services/river-survey', '[aria-labelledby=price] table a')).toEqual([
    '/contact?service=river-survey&example=1',
    '/contact?service=river-survey&example=2',
    '/contact?service=river-survey&example=3',
  ]);
  expect(texts(river, 'nav[aria-labelledby="jump-to"] a')).toEqual(['What it is', 'Proof', 'Price', 'Contact']);
});

test('a project is on the page of its service, and a quote links to it', () => {
  const projects = region(documentAt('/services/river-survey'), 'What we did for clients');
  expect(texts(projects, 'h3')).toEqual([`A ${longWord} on one page`]);
  expect(hrefs('/', '[aria-labelledby=testimonials] a')).toEqual(['/services/river-survey#project']);
});

describe('photographs', () => {
  test.each(['services/river-survey', 'blog/90', 'jobs/last-day'])(
    'of /%s have two formats in four widths',
    async (page) => {
      const pictures = textAt(`/${page}.html`).match(/<picture[\s\S]*?<\/picture>/g) ?? [];
      const picture = pictures.find((tag) => tag.includes('A desk by a window')) ?? '';
      for (const [type, format] of Object.entries({ 'image/avif': 'heif', 'image/webp': 'webp' })) {
        const [, srcSet = ''] = new RegExp(`type="${type}" srcSet="([^"]+)"`, 'i').exec(picture) ?? [];
        const paths = srcSet.split(', ').map((source) => source.split(' ')[0] ?? '');
        const sizes = await Promise.all(paths.map((path) => sharp(join(siteFolder, path)).metadata()));
        expect(sizes.map((size) => `${size.format} ${size.width}`)).toEqual(
          [600, 800, 1200, 1600].map((width) => `${format} ${width}`),
        );
      }
    },
  );

  test('of a banner are announced with its size, of a person are beside the name, and none is published as it was', () => {
    expect(textAt('/services/river-survey.html')).toContain('width="1200" height="800"');
    expect(documentAt('/blog/90').querySelectorAll('img[src*="desk"]').length).toBeGreaterThan(2);
    expect(files.filter((file) => /desk\.[^_]+\.jpg$/.test(file))).toEqual([]);
  });

  test('that no page uses are a warning of the build', () => {
    const log = readFileSync(join(siteFolder, '../build.log'), 'utf8');
    expect(log).toContain('content/pictures/unused.jpg: no page uses this photograph.');
  });
});
