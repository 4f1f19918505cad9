import { expect, test } from 'vitest';
import type { Office } from '@/content/offices';
import type { Site } from '@/content/site.schema';
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
