// A site with everything that the schemas allow: long words, photographs, many articles, and an entry for each rule of publishing.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { addArticle, addEntry, addJob } from '../build/entries.ts';
import { edit } from '../build/project.ts';

export const photograph = { file: '../pictures/desk.jpg', alt: 'A desk by a window' };

/** A word for titles that must break on a phone, and one for links, which stay on one line. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft';
const longName = 'Verkehrssicherheitspflicht';

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
};

const service = {
  order: 90,
  title: `${longWord} survey`,
  shortDescription: 'We look below the water, and write down what is there.',
  lead: `For every ${longWord} with a river.`,
  icon: photograph,
  overview: 'One paragraph.',
  features: [{ title: longWord, text: 'One sentence.' }],
  benefits: ['One outcome'],
  process: [{ title: 'Look', text: 'One sentence.' }],
};

const legal = {
  order: 90,
  title: 'Imprint',
  description: 'Who is responsible for this website.',
  sharing: { title: 'Imprint', line: 'Who we are' },
  heading: 'Imprint',
  lead: 'Who we are.',
  updated: '2026-01-01',
  sections: [{ heading: longWord, text: 'One paragraph.' }],
  statement: { heading: `On the ${longWord}`, text: 'Another paragraph.' },
  contact: 'The last line.',
};

const company = {
  name: 'Roots & Sons',
  description: 'Gardens, below and above the ground.',
  summary: 'Two gardeners & a spade.',
  url: 'https://roots.example',
  email: 'hello@roots.example',
  phone: '+49 30 12 34',
  timeZone: 'Asia/Kathmandu',
  copyrightYear: 1999,
  social: [{ network: 'Mastodon', url: 'https://social.example/@roots' }],
  offices: [
    {
      id: 'pune',
      city: 'Berlin',
      country: 'Germany',
      countryCode: 'DE',
      postalCode: '10115',
      address: ['Wurzelweg 1', '10115 Berlin'],
      mapLink: 'https://map.example/berlin',
      timeZone: 'Europe/Berlin',
      timeZoneLabel: 'CET',
      latitude: 52,
      longitude: 13,
    },
  ],
};

/** The day of the build is 2999-12-31. */
export async function makeFull(folder: string): Promise<void> {
  await mkdir(join(folder, 'content/pictures'), { recursive: true });
  await sharp({ create: { width: 2000, height: 1400, channels: 3, background: 'tan' } })
    .jpeg()
    .toFile(join(folder, 'content/pictures/desk.jpg'));

  await edit(folder, 'content/site.yaml', (fields) => ({ ...fields, ...company }));
  await addEntry(folder, 'people/ada', { name: 'Ada Example', role: 'Gardener', photograph: photograph.file });
  await addEntry(folder, 'services/river-survey', service);
  await addEntry(folder, 'services/well-survey', { ...service, title: 'Well survey', related: ['river-survey.yaml'] });
  await addEntry(folder, 'services/hidden', { ...service, title: 'Not online', draft: true });
  await addEntry(folder, 'projects/ships', project);
  await addEntry(folder, 'projects/hidden', { ...project, title: 'Not online', draft: true });
  await addEntry(folder, 'legal/imprint', legal);
  await addEntry(folder, 'legal/hidden', { ...legal, title: 'Not online', draft: true });

  await addJob(folder, 'last-day', { title: `${longWord} captain`, closes: '2999-12-31', logo: photograph });
  await addJob(folder, 'open', { title: 'Open', cardTitle: 'Open' });
  await addJob(folder, 'closed', { title: 'Not online', closes: '2999-12-30' });
  await addJob(folder, 'draft', { title: 'Not online', draft: true });

  await addArticle(folder, 90, {
    title: `Roots of the ${longWord}`,
    published: '2999-12-31',
    updated: '2999-12-31',
    author: 'ada.yaml',
    services: ['river-survey.yaml'],
    image: photograph,
    blocks: [
      { type: 'imageText', heading: longWord, image: photograph, description: 'See the [services](/services).' },
      { type: 'section', heading: longWord, description: '```ts\nconst roots = 1;\n```' },
    ],
  });
  await addArticle(folder, 91, { title: 'Not online', published: '3000-01-01' });
  await addArticle(folder, 92, { title: 'Not online', published: '2026-01-01', draft: true });
  // Two on one day, and both about the service, one of them mainly about another.
  const about = ['river-survey.yaml', 'well-survey.yaml'];
  await addArticle(folder, 93, { title: 'Mainly', published: '2998-01-02', services: about });
  await addArticle(folder, 94, { title: 'Also', published: '2998-01-02', services: about.toReversed() });
  for (const id of [95, 96, 97, 98])
    await addArticle(folder, id, { title: `Year ${id}`, published: `2997-01-${id - 80}` });

  await edit(folder, 'content/pages/home.yaml', (fields) => ({
    ...fields,
    slider: {
      link: { label: longName, href: '/services' },
      slides: [{ image: photograph, title: `${longWord} ${longWord.slice(0, 20)}`, description: `${longWord}.` }],
    },
    testimonials: {
      heading: 'What clients say',
      quotes: [{ name: longWord, position: longWord, stars: 4, review: `${longWord}!`, project: 'ships.yaml' }],
    },
  }));
}
