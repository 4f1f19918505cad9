import type { z } from 'astro/zod';
import { emailAddress, link, webAddress } from './fields/addresses.ts';
import { currency, timeZone } from './fields/codes.ts';
import { optional } from './fields/field.ts';
import { fields, group, list, optionalList } from './fields/groups.ts';
import { wholeNumber } from './fields/numbers.ts';
import { line, matching } from './fields/text.ts';

const taglineSentence = (title: string) =>
  matching(/\S\.$/, 'should be a sentence that ends with a period', 40).meta({
    title,
    description: 'At most 40 characters, the period included. The drawing of the home page has room beside 16.',
  });

const leadElsewhere = (links: readonly { href: string }[]) =>
  new Set(links.map(({ href }) => href)).size === links.length;

export const siteSchema = fields({
  name: line('Name of the company', 33),
  tagline: group(
    { title: 'Tagline', description: 'Two short sentences, on the home page, the About page and in link previews.' },
    { first: taglineSentence('First sentence'), second: taglineSentence('Second sentence') },
  ),
  description: line({ title: 'Description', description: 'What the company does, in one sentence.' }, 160),
  url: matching(/^https:\/\/[a-z0-9.-]+$/, 'should be "https://" and a domain, without a path').meta({
    title: 'Website',
    description: 'The person who runs the site can change it.',
    readonly: true,
  }),
  email: emailAddress({ title: 'Email', description: 'The address for inquiries.' }),
  careersEmail: emailAddress('Email for applications'),
  phone: matching(/^\+(?: ?\d){7,15}$/, 'should be "+" and 7 to 15 digits with spaces between them', 20).meta({
    title: 'Phone',
    description: 'In international format.',
  }),
  timeZone: timeZone({
    title: 'Time zone',
    description: 'It decides on which day an entry goes online. The person who runs the site can change it.',
  }).meta({ readonly: true }),
  counter: optional(
    matching(/^https:\/\/[a-z0-9.-]+(\/[\w.-]+)+$/, 'should be "https://", a host and a path').meta({
      title: 'Counter of visits',
      readonly: true,
    }),
  ),
  currency: currency({ title: 'Currency of prices', description: 'Three capital letters, such as USD.' }),
  copyrightYear: wholeNumber('Year in the footer', 1900, 2100),
  social: optionalList(
    'Social networks',
    fields({ network: line('Name of the network', 20), url: webAddress('Address there') }),
  ),
  navigation: list(
    { title: 'Navigation', description: 'The links of the header, the menu and the footer.' },
    link('One entry of the navigation', 20),
    7,
  ).refine(leadElsewhere, 'two entries lead to the same address'),
  getStarted: link({ title: 'Button', description: 'The button at the end of the header.' }, 16),
  footer: group('Footer', {
    statement: line({ title: 'Statement', description: 'The sentence at the top of the footer.' }, 120),
    rights: line({ title: 'Rights', description: 'After the copyright.' }, 60),
    links: optionalList(
      { title: 'Links', description: 'Further pages of yours, after the navigation.' },
      link('One link', 20),
      4,
    ),
  }),
}).meta({ title: 'The company', description: 'Name, contact details, navigation and footer.' });

export type Site = z.infer<typeof siteSchema>;
