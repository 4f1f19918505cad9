import type { Place } from 'schema-dts';
import type { Document } from '@/content/types';

type Office = Document<'site'>['offices'][number];

/** An office as search engines read it; the first line of its address is the street. */
export function office({ city, countryCode, region, postalCode, address }: Office): Exclude<Place, string> {
  return {
    '@type': 'Place',
    name: city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address[0] ?? city,
      addressLocality: city,
      ...(region && { addressRegion: region }),
      postalCode,
      addressCountry: countryCode,
    },
  };
}
