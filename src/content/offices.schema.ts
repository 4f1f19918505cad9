import { webAddress } from './fields/addresses.ts';
import { countryCode, timeZone } from './fields/codes.ts';
import { optional } from './fields/field.ts';
import { fields, list } from './fields/groups.ts';
import { degrees, order } from './fields/numbers.ts';
import { line, nameLine } from './fields/text.ts';

export const officeSchema = () =>
  fields({
    order: order({
      title: 'Position',
      description: 'In the footer and on the Contact page. The map is sorted from west to east.',
    }),
    city: nameLine('City', 40),
    country: line('Country', 40),
    countryCode: countryCode({ title: 'Country code', description: 'Two capital letters, such as IN.' }),
    region: optional(line({ title: 'State or region', description: 'As in postal addresses.' }, 40)),
    postalCode: line({ title: 'Postal code', description: 'As in postal addresses.' }, 12),
    address: list(
      { title: 'Postal address', description: 'Line by line, without the country.' },
      line('One line of the address', 80),
      6,
    ),
    mapLink: webAddress({ title: 'Map', description: 'A map of the place; opens in a new tab.' }),
    timeZone: timeZone({ title: 'Time zone', description: 'An IANA time zone, such as Asia/Kolkata.' }),
    timeZoneLabel: line({ title: 'Short time zone', description: 'Shown beside the clock, such as IST.' }, 6),
    latitude: degrees({ title: 'Latitude', description: 'North is positive.' }, 90),
    longitude: degrees({ title: 'Longitude', description: 'East is positive.' }, 180),
  }).meta({
    title: 'Offices',
    description: 'Places of the company. Roles refer to them.',
    view: { primary: 'city', fields: ['city', 'country', 'order'], sort: 'order' },
  });
