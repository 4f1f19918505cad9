import { expect, test } from 'vitest';
import type { Article } from '@/content/articles';
import type { Job } from '@/content/jobs';
import type { Office } from '@/content/offices';
import type { Site } from '@/content/site.schema';
import { blogPosting } from './blogPosting';
import { jobPosting } from './jobPosting';
import { organization } from './organization';

const site = {
  name: 'Roots',
  url: 'https://roots.example',
  email: 'hello@roots.example',
  phone: '+49 30 12 34',
  social: [{ network: 'Mastodon', url: 'https://social.example/@roots' }],
} as unknown as Site;

const office = {
  city: 'Berlin',
  address: ['Wurzelweg 1', '10115 Berlin'],
  region: 'Brandenburg',
  postalCode: '10115',
  countryCode: 'DE',
} as unknown as Office;

const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Wurzelweg 1',
  addressLocality: 'Berlin',
  addressRegion: 'Brandenburg',
  postalCode: '10115',
  addressCountry: 'DE',
};

test('the company has its logo, its contact details and its offices', () => {
  expect(organization(site, [office])).toEqual({
    '@type': 'Organization',
    name: 'Roots',
    url: 'https://roots.example/',
    logo: 'https://roots.example/icons/icon-512.png',
    email: 'hello@roots.example',
    telephone: '+49 30 12 34',
    sameAs: ['https://social.example/@roots'],
    address: [address],
  });
});

test('an article has its picture, its days and its author, or else the company', () => {
  const article = {
    title: 'Roots',
    published: new Date('2998-01-02'),
    updated: new Date('2998-03-04'),
    author: { name: 'Ada Example', position: 'Gardener' },
  } as unknown as Article;
  const picture = 'https://roots.example/share/roots.png';
  const known = { '@type': 'BlogPosting', headline: 'Roots', image: picture };
  expect(blogPosting(article, site, picture)).toEqual({
    ...known,
    datePublished: '2998-01-02',
    dateModified: '2998-03-04',
    author: { '@type': 'Person', name: 'Ada Example', jobTitle: 'Gardener' },
  });
  const draft = { title: 'Roots' } as unknown as Article;
  const author = { '@type': 'Organization', name: 'Roots', url: 'https://roots.example/' };
  expect(blogPosting(draft, site, picture)).toEqual({ ...known, author });
});

test('a job has its text without classes, its days and its place; without a day or a place it is left out', () => {
  const job = {
    id: 'captain',
    title: 'Captain',
    employment: 'Full time',
    posted: new Date('2026-03-12'),
    closes: new Date('2999-12-31'),
    office,
    jobDescription: 'You *steer*.\n\n- One\n',
    responsibilities: ['Ships & boats'],
    requirements: ['None'],
  } as unknown as Job;
  expect(jobPosting(job, site)).toEqual({
    '@type': 'JobPosting',
    title: 'Captain',
    description:
      '<p>You <em>steer</em>.</p>\n<ul>\n<li>One</li>\n</ul><ul><li>Ships &amp; boats</li></ul><ul><li>None</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Roots', value: 'captain' },
    datePosted: '2026-03-12',
    validThrough: '2999-12-31',
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Roots',
      sameAs: 'https://roots.example/',
      logo: 'https://roots.example/icons/icon-512.png',
    },
    jobLocation: { '@type': 'Place', address },
  });
  expect(jobPosting({ ...job, posted: undefined }, site)).toBeUndefined();
  expect(jobPosting({ ...job, office: undefined }, site)).toBeUndefined();
});
