import { expect, test } from 'vitest';
import type { Job } from '@/content/jobs';
import type { Site } from '@/content/site.schema';
import { jobPosting } from './jobPosting';

const site = { name: 'Roots', url: 'https://roots.example' } as unknown as Site;

test('a job has its text without classes, its days and its place; without a day or a place it is left out', () => {
  const job = {
    id: 'captain',
    title: 'Captain',
    employment: 'Full time',
    posted: new Date('2026-03-12'),
    closes: new Date('2999-12-31'),
    office: { city: 'Berlin', address: ['Wurzelweg 1'], postalCode: '10115', countryCode: 'DE' },
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
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Wurzelweg 1',
        addressLocality: 'Berlin',
        postalCode: '10115',
        addressCountry: 'DE',
      },
    },
  });
  expect(jobPosting({ ...job, posted: undefined }, site)).toBeUndefined();
  expect(jobPosting({ ...job, office: undefined }, site)).toBeUndefined();
});
