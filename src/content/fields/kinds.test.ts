// What each kind of field refuses, and what it accepts.
import { expect, test, vi } from 'vitest';
import { messages } from '../../../tests/support/schemaMessages.ts';
import { emailAddress, link, webAddress } from './addresses.ts';
import { countryCode, currency, timeZone } from './codes.ts';
import { day } from './days.ts';
import { degrees, wholeNumber } from './numbers.ts';
import { references } from './references.ts';
import { countingLine, line } from './text.ts';

const kinds = {
  line: () => line('Line'),
  countingLine: () => countingLine('Line'),
  degrees: () => degrees('Latitude', 90),
  currency: () => currency('Currency'),
  countryCode: () => countryCode('Country'),
  emailAddress: () => emailAddress('Email'),
  webAddress: () => webAddress('Map'),
  references: () => references('services', 'Services'),
  day: () => day('Day'),
  link: () => link('Link'),
  timeZone: () => timeZone('Time zone'),
  wholeNumber: () => wholeNumber('Number', 1, 12),
};
const plainAddress = 'should be only an email address, such as hello@company.com';
const country = 'should be the code of a country, such as IN';
const address = 'should be a web address that begins with "https://"';
const target =
  'href: should be an address on this site that begins with "/", or one elsewhere that begins with "https://"';
const file = 'should be the name of a file in content/services, such as name.yaml';
const linkTo = (href: string) => ({ label: 'Us', href });
const likely = 'should be between 2000 and two years ahead';

test.each<[keyof typeof kinds, unknown, ...string[]]>([
  ['line', 'All {services} of them', 'has the placeholder {services}, which nothing fills in'],
  ['line', 'A&nbsp;B', 'has &nbsp;, which would be shown as it is written. Write the character itself'],
  ['line', 'A <b>b</b>', 'has <b>, which would be shown as it is written. Write words alone'],
  ['line', '**Bold**', 'has **, which would be shown as it is written. Write words alone'],
  ['line', '[us](/contact)', 'has [us](/contact), which would be shown as it is written. Write words alone'],
  ['line', '# One', 'has # , which would be shown as it is written. Write words alone'],
  ['line', '`a`', 'has `, which would be shown as it is written. Write words alone'],
  ['line', '*b*', 'has *b*, which would be shown as it is written. Write words alone'],
  ['line', 'R&D in C#, 5 * 3 * 2, <24 hours, 5* and A & B;'],
  ['countingLine', 'All {services} of them'],
  ['degrees', 0, 'is required, and should not be exactly 0'],
  ['degrees', -0.1],
  ['currency', 'EUX', 'should be a known currency, such as USD'],
  ['currency', 'EUR'],
  ['countryCode', 'XX', country],
  ['countryCode', 'UK', country],
  ['countryCode', 'GB'],
  ['emailAddress', 'mailto:a@b.company', plainAddress],
  ['emailAddress', 'Ada <a@b.company>', plainAddress],
  ['emailAddress', 'a.b+c@d.company'],
  ['webAddress', 'https://a.company>', address],
  ['webAddress', 'https://', address],
  ['webAddress', 'see https://a.company', address],
  ['webAddress', 'https://ab.company/us?a=b.c'],
  ['link', linkTo('/')],
  ['link', linkTo('/contact#form')],
  ['link', linkTo('https://ab.company/us')],
  ['link', linkTo('//a.company'), target],
  ['link', linkTo('/our contact'), target],
  ['link', linkTo('to /contact'), target],
  ['link', linkTo('https://company'), target],
  ['link', linkTo('https://a.company us'), target],
  ['timeZone', 'Europe/Pariss', 'should be a known time zone'],
  ['timeZone', 'Europe/Paris'],
  ['wholeNumber', 13, 'should be at most 12'],
  ['degrees', -91, 'should be at least -90'],
  ['references', ['a.yaml', 'a.yaml'], 'has the same entry twice'],
  ['references', ['../a.yaml'], `0: ${file}`],
  ['references', ['a.yaml.b'], `0: ${file}`],
  ['day', '1999-12-31', likely],
  ['day', '2000-01-01'],
  ['day', '2028-03-12'],
  ['day', '2028-03-13', likely],
  ['day', '2026-02-31', 'should be a day such as 2026-03-12'],
  ['day', '12 March', 'should be a day such as 2026-03-12'],
  ['day', new Date('2026-03-12')],
])('%s: %j', (kind, value, ...problems) => {
  vi.stubEnv('BUILD_DAY', '2026-03-12');
  expect(messages(kinds[kind](), value).map((message) => message.replace(/^: /, ''))).toEqual(problems);
});
