import type { Organization, PostalAddress } from 'schema-dts';
import type { Office } from '@/content/offices';
import type { Site } from '@/content/site.schema';

/** The first line of an office's address is the street. */
export function postalAddress(office: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.address[0] ?? office.city,
    addressLocality: office.city,
    ...(office.region && { addressRegion: office.region }),
    postalCode: office.postalCode,
    addressCountry: office.countryCode,
  };
}

export const logoAddress = (site: Site) => new URL('/icons/icon-512.png', site.url).href;

/** The company, with all of its offices. */
export function organization(site: Site, offices: readonly Office[]): Organization {
  return {
    '@type': 'Organization',
    name: site.name,
    url: new URL('/', site.url).href,
    logo: logoAddress(site),
    email: site.email,
    telephone: site.phone,
    sameAs: site.social.map(({ url }) => url),
    address: offices.map(postalAddress),
  };
}
