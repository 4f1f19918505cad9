// A site with everything that the schemas allow: every optional field, a photograph wherever there may be one, all of Markdown,
// long words, many articles, and an entry for each rule of publishing.
import { join } from 'node:path';
import sharp from 'sharp';
import { addArticle, addEntry, addJob } from '../build/entries.ts';
import { legal, pages, service, site, writeCompany } from './company.ts';
import { everyMarkdown } from './everyMarkdown.ts';

const file = '../pictures/desk.jpg';
const photograph = { photograph: { file, alt: 'A desk by a window' } };
const drawing = { drawing: 'trellis' };

/** A word for titles that must break on a phone, and one for links, which stay on one line. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft';
const longName = 'Verkehrssicherheitspflicht';

const quote = { text: `${longWord}!`, name: longWord, position: longWord };
const callToAction = { ...pages.home.callToAction, quote };
const titled = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: index === 0 ? longWord : `Number ${index + 1}`,
    description: 'One sentence.',
  }));

const home = {
  ...pages.home,
  slider: {
    link: { label: longName, href: '/services' },
    slides: [
      { image: photograph, title: `${longWord} ${longWord.slice(0, 20)}`, description: `${longWord}.` },
      {
        image: drawing,
        title: 'Roots',
        description: 'One.',
        link: { label: 'Read', href: 'https://roots.example/blog' },
      },
    ],
  },
  about: { ...pages.home.about, image: photograph },
  process: { ...pages.home.process, steps: titled(5) },
  testimonials: {
    heading: 'What clients say',
    quotes: [
      { name: longWord, position: longWord, stars: 4, review: `${longWord}!`, project: 'ships.yaml' },
      { name: 'Ben', position: 'Client', stars: 5, review: 'They dig.' },
      { name: 'Cleo', position: 'Client', stars: 1, review: 'They do not.' },
    ],
  },
  faq: {
    ...pages.home.faq,
    questions: [
      { id: 3, question: `Why ${longWord}?`, answer: 'See [the next answer](/#faq-7).' },
      { id: 7, question: 'Why not?', answer: everyMarkdown },
    ],
  },
  callToAction,
};

const about = {
  ...pages.about,
  hero: { ...pages.about.hero, image: photograph },
  story: { heading: longWord, text: everyMarkdown },
  values: { ...pages.about.values, items: titled(4).map((value) => ({ drawing: 'integrity', ...value })) },
  team: {
    ...pages.about.team,
    cards: titled(3).map((card) => ({ image: photograph, ...card, leader: 'ada.yaml' })),
  },
  achievements: {
    ...pages.about.achievements,
    metrics: [
      { metric: 'Trees', value: '120+', description: 'One line.' },
      { metric: 'Rating', value: '4.9/5', description: 'One line.' },
    ],
    source: 'Counted in 2026.',
  },
  expectations: { ...pages.about.expectations, items: [{ title: longWord, text: 'One sentence.' }] },
  callToAction,
};

const careers = {
  ...pages.careers,
  hero: { ...pages.careers.hero, image: photograph },
  offers: { ...pages.careers.offers, cards: titled(5), facts: [{ label: 'Leave', value: '30 days' }] },
  colleagueQuotes: {
    heading: 'New colleagues',
    blog: 'Read what we found',
    quotes: [
      { person: 'ada.yaml', text: 'There is room.' },
      { person: 'ben.yaml', text: `${longWord}.` },
    ],
  },
  statistics: {
    ...pages.careers.statistics,
    items: [
      { value: 120_000, suffix: '+', label: 'Trees' },
      { value: 7, label: longName },
    ],
    source: 'Counted in 2026.',
  },
  hiring: { ...pages.careers.hiring, steps: titled(6) },
  callToAction: { ...pages.careers.callToAction, quote: { person: 'ada.yaml', text: 'Ask us.' } },
};

const fullPages = {
  ...pages,
  home,
  about,
  careers,
  services: { ...pages.services, unsure: 'well-survey.yaml', callToAction },
  contact: {
    ...pages.contact,
    intro: 'We answer.',
    form: { ...pages.contact.form, reader: 'ada.yaml' },
    information: { ...pages.contact.information, quote },
  },
  blog: { ...pages.blog, callToAction },
};

const company = {
  ...site,
  // As long as the schema allows.
  name: 'Roots & Rivers Garden Cooperative',
  tagline: { first: 'WWWWWWWWW.', second: 'MMMMMMMMM.' },
  social: [{ network: 'Mastodon', url: 'https://social.example/@roots' }],
};

const office = {
  order: 1,
  city: 'Berlin',
  country: 'Germany',
  countryCode: 'DE',
  region: 'Brandenburg',
  postalCode: '10115',
  address: ['Wurzelweg 1', '10115 Berlin'],
  mapLink: 'https://map.example/berlin',
  timeZone: 'Europe/Berlin',
  timeZoneLabel: 'CET',
  latitude: 52,
  longitude: 13,
};

/** The other offices, from east to west. */
const otherOffices = [
  { ...office, order: 2, city: longName, longitude: 150, latitude: -33 },
  { ...office, order: 3, city: 'Lagos', longitude: 3, latitude: 6 },
  { ...office, order: 4, city: 'Lima', longitude: -77, latitude: -12 },
];

/** All but the last have two services. */
const groupNames = [longName.slice(0, 24), 'Water', 'Soil', 'Leaves', 'Roots', 'Seeds', 'Single'];

/** As long as the schema allows. */
const longest = { duration: '10 to 16 long months', team: '12 or 13 good people' };

const longService = {
  ...service,
  title: `${longWord} survey`,
  lead: `For every ${longWord} with a river.`,
  group: 'group-1.yaml',
  facts: { firstRelease: '6 weeks', team: '3 people', start: 'a discovery' },
  examples: [
    { name: `A ${longWord}`, from: 6_000, to: 9_000, duration: '6 weeks', team: '1 person' },
    { name: 'A river with both of its banks and all bridges', from: 20_000, to: 1_200_000, ...longest },
    { name: 'A well', from: 5_000, to: 5_000, ...longest },
  ],
  image: photograph,
  overview: everyMarkdown,
  features: [{ title: longWord, text: 'One sentence.' }],
  process: ['Look', 'Dig', 'Plant', 'Water', 'Wait'].map((title) => ({ title, text: 'One sentence.' })),
  questions: [{ question: 'What does it cost?', answer: everyMarkdown }],
  related: ['well-survey.yaml'],
};

const project = {
  order: 90,
  title: `A ${longWord} on one page`,
  client: longName,
  sector: 'shipping company',
  change: { before: '4 days', after: '40 minutes' },
  services: ['river-survey.yaml'],
  problem: 'Nobody knew where the ships were.',
  solution: 'Now they do.',
  results: [{ value: '40 min', text: 'from question to answer, measured over a month' }],
  duration: 'Four months',
  team: 'Three people',
  quote,
};

async function addOffices(folder: string): Promise<void> {
  await addEntry(folder, 'offices/berlin', office);
  for (const other of otherOffices) await addEntry(folder, `offices/office-${other.order}`, other);
}

async function addServices(folder: string): Promise<void> {
  for (const [index, name] of groupNames.entries())
    await addEntry(folder, `groups/group-${index + 1}`, { order: index + 1, name });
  await addEntry(folder, 'services/river-survey', longService);
  const wellSurvey = { ...service, order: 2, group: 'group-2.yaml', related: ['river-survey.yaml'] };
  await addEntry(folder, 'services/well-survey', wellSurvey);
  await addEntry(folder, 'services/garden', { ...service, order: 3, title: 'Garden', group: 'group-2.yaml' });
  const groupsOfOthers = [1, 3, 3, 4, 4, 5, 5, 6, 6, 7];
  for (const [index, group] of groupsOfOthers.entries())
    await addEntry(folder, `services/service-${index + 4}`, {
      ...service,
      order: index + 4,
      title: `Service ${index + 4}`,
      group: `group-${group}.yaml`,
    });
  await addEntry(folder, 'services/hidden', { ...service, order: 99, title: 'Not online', draft: true });
  await addEntry(folder, 'projects/ships', project);
  await addEntry(folder, 'projects/hidden', { ...project, title: 'Not online', draft: true });
}

async function addJobs(folder: string): Promise<void> {
  await addJob(folder, 'last-day', {
    title: `${longWord} captain`,
    closes: '2999-12-31',
    logo: photograph,
    office: 'berlin.yaml',
    pay: 'EUR 50,000 to 60,000',
    jobDescription: everyMarkdown,
  });
  await addJob(folder, 'open', { title: 'Open', cardTitle: 'Open' });
  await addJob(folder, 'closed', { title: 'Not online', closes: '2999-12-30' });
  await addJob(folder, 'draft', { title: 'Not online', draft: true });
}

async function addArticles(folder: string): Promise<void> {
  // The first article, which the tests in a browser open.
  await addArticle(folder, 1, {
    title: `All of ${longWord}`,
    published: '2996-01-01',
    image: photograph,
    blocks: [
      { type: 'imageText', image: photograph, description: everyMarkdown },
      { type: 'section', heading: longWord, description: everyMarkdown },
      { type: 'text', text: `${longWord}.` },
      { type: 'imageText', heading: 'A drawing', image: drawing, description: 'One paragraph.' },
      {
        type: 'imageText',
        heading: 'A diagram',
        image: { diagram: { drawing: 'base-rate', alt: 'A rate' } },
        description: 'One.',
      },
    ],
  });
  await addArticle(folder, 90, {
    title: `Roots of the ${longWord}`,
    published: '2999-12-31',
    updated: '2999-12-31',
    author: 'ada.yaml',
    services: ['river-survey.yaml'],
    image: photograph,
  });
  await addArticle(folder, 91, { title: 'Not online', published: '3000-01-01' });
  await addArticle(folder, 92, { title: 'Not online' });
  // Two on one day, and both about the service, one of them mainly about another.
  const services = ['river-survey.yaml', 'well-survey.yaml'];
  await addArticle(folder, 93, { title: 'Mainly', published: '2998-01-02', updated: '2998-03-04', services });
  await addArticle(folder, 94, { title: 'Also', published: '2998-01-02', services: services.toReversed() });
  for (let id = 95; id < 110; id++)
    await addArticle(folder, id, { title: `Day ${id}`, published: `2997-02-${id - 85}` });
}

/** The day of the build is 2999-12-31. */
export async function makeFull(folder: string): Promise<void> {
  await writeCompany(folder, company, fullPages);
  const picture = sharp({ create: { width: 2000, height: 1400, channels: 3, background: 'tan' } }).jpeg();
  for (const name of ['desk', 'unused']) await picture.toFile(join(folder, `content/pictures/${name}.jpg`));
  await addEntry(folder, 'people/ada', { name: 'Ada Example', position: 'Gardener', photograph: file });
  await addEntry(folder, 'people/ben', { name: `Ben ${longName}`, position: 'Gardener' });
  await addOffices(folder);
  await addServices(folder);
  await addJobs(folder);
  await addArticles(folder);
  const sections = [
    { heading: longWord, text: everyMarkdown },
    { heading: 'Questions', text: 'As [we say](/#faq-3).' },
  ];
  const statement = { heading: `On the ${longWord}`, text: 'Another paragraph.' };
  await addEntry(folder, 'legal/imprint', { ...legal, sections, statement, contact: everyMarkdown });
  await addEntry(folder, 'legal/hidden', { ...legal, title: 'Not online', draft: true });
}
