import { z } from 'astro/zod';
import { sentences } from '../../lib/text.ts';
import { checked, formed, line, list, optionalList, webAddress } from './parts.ts';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const timeZone = (meaning: string) =>
  z.string().max(40).refine(isTimeZone, 'should be a time zone that clocks know').describe(meaning);

/** Whether an address is "https://" and a domain, with or without a slash at the end. */
const isOrigin = (text: string) => /^https:\/\/[^\s/?#@]+\/?$/.test(text) && URL.canParse(text);

/** It is kept as browsers write it: without a slash at the end, in lower case. */
const webOrigin = (meaning: string) =>
  checked(
    isOrigin,
    'should be "https://" and a domain, such as https://company.example, without a path',
    '^https://[^\\s/]+/?$',
  )
    .transform((address) => new URL(address).origin)
    .describe(meaning);

const office = z.strictObject({
  id: formed(/^[a-z-]+$/, 'should be lower-case letters and hyphens', 40).describe(
    'A short name; roles name their office by it, such as pune.',
  ),
  city: line('The city.', 40),
  country: line('The country.', 40),
  countryCode: formed(/^[A-Z]{2}$/, 'should be two capital letters', 2).describe(
    'The country code; two capital letters, such as IN.',
  ),
  region: line('The state or region; as the address writes it.', 40).optional(),
  postalCode: line('The postal code, as the address writes it.', 12),
  address: list('The postal address; line by line, without the country.', line('One line of the address.', 80), 6),
  mapLink: webAddress('A map of the place; opens in a new tab.'),
  timeZone: timeZone('The time zone in the IANA form, such as Asia/Kolkata.'),
  timeZoneLabel: line('How the time zone is written beside the clock, such as IST.', 6),
  latitude: z.number().min(-90).max(90).describe('Where the office stands on the map, north positive.'),
  longitude: z.number().min(-180).max(180).describe('Where the office stands on the map, east positive.'),
});

export const site = z.strictObject({
  name: line('The name of the company.', 40),
  tagline: line('The promise of the company; the heading of the home page.', 40).refine(
    (text) => sentences(text).length <= 3,
    'should be at most three sentences',
  ),
  description: line('What the company does, in one sentence.', 160),
  url: webOrigin('The address of this website; without a path.'),
  language: formed(/^[a-z]{2}$/, 'should be two letters', 2).describe('The language of all texts, such as en.'),
  email: z.email().max(60).describe('The address for inquiries.'),
  careersEmail: z.email().max(60).describe('The address for applications.'),
  phone: formed(/^\+[\d ]+$/, 'should begin with "+" and hold digits and spaces', 20).describe(
    'The phone number in the international form.',
  ),
  timeZone: timeZone(
    'The time zone of the company, such as Asia/Kolkata: of the day on which an entry comes out, and of the time in a message of the contact form.',
  ),
  copyrightYear: z.number().int().min(1900).max(2100).describe('The year in the footer.'),
  social: optionalList(
    'Social networks, in the order shown.',
    z.strictObject({ network: line('The name of the network.', 20), url: webAddress('The address of the profile.') }),
  ),
  offices: list('The offices, in the order shown.', office),
});
