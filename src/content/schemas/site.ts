import { z } from 'astro/zod';
import { formed, line, webAddress } from './parts';

const analytics = z
  .strictObject({
    script: webAddress('The address of the script, as the service gives it.'),
    attributes: z
      .array(
        z.strictObject({
          name: formed(/^data-[a-z-]+$/, 'should begin with "data-"').describe('The name, such as data-domain.'),
          value: line('The value.'),
        }),
      )
      .default([])
      .describe('What the service wants its tag to say.'),
    reportsTo: webAddress('Where it reports to, if that is not where it comes from.').optional(),
    integrity: formed(/^sha(?:256|384|512)-[\w+/=]+$/, 'should begin with "sha384-"')
      .describe('The digest of the script, if the service gives one for a fixed version.')
      .optional(),
  })
  .describe(
    'A service that counts visits. Nothing is counted without it. The privacy policy says which of the two is true.',
  )
  .optional();

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const office = z.strictObject({
  id: formed(/^[a-z-]+$/, 'should be lower-case letters and hyphens').describe(
    'Short name that a job uses to say where it is, such as pune.',
  ),
  city: line('The city.', 40),
  country: line('The country.', 40),
  countryCode: formed(/^[A-Z]{2}$/, 'should be two capital letters').describe(
    'The country as search engines read it, such as IN.',
  ),
  region: line('The state or region, as the address writes it.', 40).optional(),
  postalCode: line('The postal code, as the address writes it.', 12),
  address: z
    .array(line('One line of the address.', 80))
    .min(1)
    .describe('The postal address, line by line, without the country.'),
  mapLink: z.url().describe('A map of the place; opens in a new tab.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'should be a time zone that clocks know')
    .describe('The time zone in the IANA form, such as Asia/Kolkata.'),
  timeZoneLabel: line('How the time zone is written beside the clock, such as IST.', 6),
  latitude: z.number().min(-90).max(90).describe('Where the office stands on the map, north positive.'),
  longitude: z.number().min(-180).max(180).describe('Where the office stands on the map, east positive.'),
});

export const site = z.strictObject({
  name: line('The name of the company.', 40),
  tagline: line('The promise of the company; the heading of the home page.', 40),
  description: line('What the company does, in one sentence.', 160),
  url: z.url().describe('The address of this website, without a slash at the end.'),
  language: formed(/^[a-z]{2}$/, 'should be two letters').describe('The language of all texts, such as en.'),
  email: z.email().describe('The address for inquiries.'),
  careersEmail: z.email().describe('The address for applications.'),
  phone: formed(/^\+[\d ]+$/, 'should begin with "+" and hold digits and spaces').describe(
    'The phone number in the international form.',
  ),
  copyrightYear: z.number().int().describe('The year in the footer.'),
  social: z
    .array(
      z.strictObject({
        network: line('The name of the network.', 20),
        url: z.url().describe('The address of the profile.'),
      }),
    )
    .default([])
    .describe('Social networks, in the order shown.'),
  analytics,
  offices: z.array(office).min(1).describe('The offices, in the order shown.'),
});
