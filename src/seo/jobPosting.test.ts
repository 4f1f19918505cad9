import { expect, test } from 'vitest';
import type { Job } from '@/content/queries';
import { jobPosting } from './jobPosting.tsx';

const ids = {
  organization: 'https://a.example/#organization',
  office: (id: string) => `https://a.example/#office-${id}`,
};

const office = {
  id: 'berlin',
  city: 'Berlin',
  region: 'Brandenburg',
  countryCode: 'DE',
  postalCode: '10115',
  address: ['Wurzelweg 1', '10115 Berlin'],
};

const job = {
  id: 'gardener',
  title: 'Gardener',
  employment: 'Full time',
  experience: '2 years',
  posted: new Date('2026-03-12'),
  closes: new Date('2026-04-30'),
  jobDescription: 'You dig.',
  responsibilities: ['Digging'],
  requirements: ['A spade'],
  office,
} as unknown as Job;

test('a job has its days, its kind of employment, its office and its text', () => {
  expect(jobPosting(job, 'Roots & Co', ids, {})).toMatchObject({
    title: 'Gardener',
    description: '<p>You dig.</p><ul><li>Digging</li></ul><ul><li>A spade</li></ul>',
    datePosted: '2026-03-12',
    validThrough: '2026-04-30',
    employmentType: 'FULL_TIME',
    experienceRequirements: '2 years',
    jobLocation: {
      name: 'Berlin',
      address: {
        streetAddress: 'Wurzelweg 1',
        addressLocality: 'Berlin',
        addressRegion: 'Brandenburg',
        postalCode: '10115',
        addressCountry: 'DE',
      },
    },
  });
});

test('a job without a day or an office has none, because Google requires both', () => {
  expect(jobPosting({ ...job, posted: undefined }, 'Roots & Co', ids, {})).toBeUndefined();
  expect(jobPosting({ ...job, office: undefined }, 'Roots & Co', ids, {})).toBeUndefined();
});
