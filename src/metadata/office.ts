import type { Place } from 'schema-dts';

interface Office {
  city: string;
  countryCode: string;
  region?: string | undefined;
  postalCode: string;
  address: readonly string[];
}

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
