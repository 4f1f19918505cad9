import { z } from 'astro/zod';
import { checked, fieldMeta, formed, type Label, line, list, optionalList, webAddress } from './parts.ts';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const timeZone = (label: Label) =>
  z.string().max(40).refine(isTimeZone, 'should be a known time zone').meta(fieldMeta(label));

/** "https://" and a domain, with or without a trailing slash. */
const isOrigin = (text: string) => /^https:\/\/[^\s/?#@]+\/?$/.test(text) && URL.canParse(text);

/** Normalized: lower case, without a trailing slash. */
const webOrigin = (label: Label) =>
  checked(
    isOrigin,
    'should be "https://" and a domain, such as https://company.example, without a path',
    '^https://[^\\s/]+/?$',
  )
    .transform((address) => new URL(address).origin)
    .meta(fieldMeta(label));

const office = z.strictObject({
  id: formed(/^[a-z-]+$/, 'should be lower-case letters and hyphens', 40).meta({
    title: 'Short name',
    description: 'Roles refer to it, such as pune.',
  }),
  city: line('City', 40),
  country: line('Country', 40),
  countryCode: formed(/^[A-Z]{2}$/, 'should be two capital letters', 2).meta({
    title: 'Country code',
    description: 'Two capital letters, such as IN.',
  }),
  region: line({ title: 'State or region', description: 'As in postal addresses.' }, 40).optional(),
  postalCode: line({ title: 'Postal code', description: 'As in postal addresses.' }, 12),
  address: list(
    { title: 'Postal address', description: 'Line by line, without the country.' },
    line('One line of the address', 80),
    6,
  ),
  mapLink: webAddress({ title: 'Map', description: 'A map of the place; opens in a new tab.' }),
  timeZone: timeZone({ title: 'Time zone', description: 'An IANA time zone, such as Asia/Kolkata.' }),
  timeZoneLabel: line({ title: 'Short time zone', description: 'Shown beside the clock, such as IST.' }, 6),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .meta({ title: 'Latitude', description: 'The position on the map, north positive.' }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .meta({ title: 'Longitude', description: 'The position on the map, east positive.' }),
});

export const site = z
  .strictObject({
    name: line('Name of the company', 60),
    description: line({ title: 'Description', description: 'What the company does, in one sentence.' }, 160),
    url: webOrigin({ title: 'Website', description: 'The address of this website, without a path.' }),
    language: formed(/^[a-z]{2}$/, 'should be two letters', 2).meta({
      title: 'Language',
      description: 'The language of all texts, such as en.',
    }),
    email: z.email().max(60).meta({ title: 'Email', description: 'The address for inquiries.' }),
    careersEmail: z.email().max(60).meta({ title: 'Email for applications' }),
    phone: formed(/^\+[\d ]+$/, 'should begin with "+" and have digits and spaces', 20).meta({
      title: 'Phone',
      description: 'In international format.',
    }),
    timeZone: timeZone({
      title: 'Time zone',
      description:
        'Such as Asia/Kolkata; for the day on which an entry goes online and the time in a message of the contact form.',
    }),
    copyrightYear: z.number().int().min(1900).max(2100).meta({ title: 'Year in the footer' }),
    social: optionalList(
      'Social networks',
      z.strictObject({
        network: line('Name of the network', 20),
        url: webAddress({ title: 'Website', description: 'The address of this website, without a path.' }),
      }),
    ),
    offices: list('Offices', office),
  })
  .meta({ title: 'The company', description: 'Name, contact details and offices.' });
