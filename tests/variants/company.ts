// The required fields of every file of content/, for a company of its own. Whatever an editor saves, the variants stay the same.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entries } from '../../src/content/schemas/entries.ts';
import { addEntry } from '../build/entries.ts';

const pageHead = (name: string) => ({
  title: `${name} of Roots`,
  description: `What visitors find on the page ${name}.`,
  sharing: { title: name, line: 'Roots & Co' },
});

const toContact = { label: 'Write to us', href: '/contact' };
const toServices = { label: 'Our services', href: '/services' };
const headed = (heading: string) => ({ heading, text: `A sentence about ${heading.toLowerCase()}.` });
const callToAction = { ...headed('Plant something'), link: toContact };

export const site = {
  name: 'Roots & Co',
  tagline: { first: 'We dig.', second: 'It grows.' },
  description: 'Gardens, below and above the ground.',
  summary: 'Two gardeners & a spade.',
  url: 'https://roots.example',
  email: 'hello@roots.example',
  careersEmail: 'jobs@roots.example',
  phone: '+49 30 12 34',
  timeZone: 'Asia/Kathmandu',
  currency: 'EUR',
  copyrightYear: 1999,
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'About', href: '/about' },
    { label: 'Services', href: '/services' },
    { label: 'Careers', href: '/career' },
    { label: 'Blog', href: '/blog' },
  ],
  getStarted: { label: 'Get Started', href: '/contact' },
  footer: { statement: 'Below the ground it begins.', rights: 'All rights reserved.' },
};

export const pages = {
  home: {
    ...pageHead('Home'),
    sharing: { line: 'Roots & Co' },
    slider: { link: toServices },
    hero: { lead: 'We dig.', contact: toContact, services: toServices },
    about: { label: 'About us', ...headed('Two gardeners'), link: { label: 'Our story', href: '/about' } },
    offerings: {
      heading: 'Core offerings',
      text: 'The first of {services} services.',
      link: { label: 'All of it', href: '/services' },
    },
    process: headed('How we dig'),
    testimonials: { heading: 'What clients say' },
    offices: { heading: 'Where we are', map: 'A map with our offices.' },
    faq: headed('Questions'),
    callToAction,
  },
  about: {
    ...pageHead('About'),
    hero: { label: 'About us', lead: 'We dig.', link: toContact },
    story: headed('Our story'),
    mission: headed('Mission'),
    vision: headed('Vision'),
    values: headed('Values'),
    team: headed('Team'),
    achievements: headed('Achievements'),
    expectations: { heading: 'What to expect' },
    callToAction,
  },
  services: {
    ...pageHead('Services'),
    description: '{services} services.',
    heading: 'Services',
    lead: 'What we dig.',
    callToAction,
    servicePage: callToAction,
  },
  contact: {
    ...pageHead('Contact'),
    heading: 'Write to us',
    form: { heading: 'The form', privacy: 'We read it, and answer.', answer: 'We answer in spring.' },
    next: { heading: 'What happens next', steps: ['We answer.'] },
    information: { heading: 'Or like this', services: toServices },
  },
  careers: {
    ...pageHead('Careers'),
    hero: { label: 'Careers', heading: 'Dig with us', lead: 'There is room.', link: toContact },
    offers: headed('What we offer'),
    jobs: {
      heading: 'Open roles',
      experience: 'Any experience',
      none: { lead: 'Come back in spring.', heading: 'No role is open', text: 'In spring there will be one.' },
    },
    application: { note: 'Send a leaf.', answer: 'We answer every leaf.' },
    statistics: { heading: 'Numbers' },
    hiring: { heading: 'How we hire' },
    callToAction,
  },
  blog: {
    ...pageHead('Blog'),
    hero: { heading: 'Blog', lead: 'What we found.', link: { label: 'Read', href: '/blog#articles' } },
    name: 'Root News',
    feed: { title: 'Roots', description: 'What we found.' },
    callToAction,
  },
};

export const service = {
  order: 1,
  title: 'Well survey',
  shortDescription: 'We look below the water, and write down what is there.',
  lead: 'For every house with a well.',
  overview: 'One paragraph.',
  features: [{ title: 'Looking', text: 'One sentence.' }],
  benefits: ['One outcome'],
  process: [{ title: 'Look', text: 'One sentence.' }],
};

export const legal = {
  order: 1,
  ...pageHead('Imprint'),
  heading: 'Imprint',
  lead: 'Who we are.',
  updated: '2026-01-01',
  sections: [{ heading: 'Responsible', text: 'One paragraph.' }],
  contact: 'The last line.',
};

/** Replaces content/ by the company and its pages, without entries. */
export async function writeCompany(
  folder: string,
  company: object,
  companyPages: Record<keyof typeof pages, object>,
): Promise<void> {
  await rm(join(folder, 'content'), { recursive: true });
  for (const name of ['pages', 'pictures', ...Object.keys(entries)])
    await mkdir(join(folder, 'content', name), { recursive: true });
  await addEntry(folder, 'site', company);
  for (const [name, fields] of Object.entries(companyPages)) await addEntry(folder, `pages/${name}`, fields);
}
