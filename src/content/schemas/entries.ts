// The schemas of the folders of content/.
import { z } from 'astro/zod';
import {
  blockPicture,
  day,
  degrees,
  draft,
  drawing,
  fields,
  group,
  type Image,
  line,
  list,
  markdown,
  matching,
  nameLine,
  optional,
  optionalList,
  order,
  pageHead,
  picture,
  question,
  quote,
  reference,
  references,
  summary,
  timeZone,
  webAddress,
  wholeNumber,
} from '../fields/fields.ts';

const feature = fields({
  title: line({ title: 'Title', description: 'A few words.' }, 40),
  text: line({ title: 'Text', description: 'One sentence.' }, 140),
});

const priceExample = fields({
  name: line({ title: 'What it is', description: 'Such as A website of up to 15 pages.' }, 50),
  from: wholeNumber('Lowest price', 1),
  to: wholeNumber('Highest price', 1),
  duration: line({ title: 'Duration', description: 'Such as 2 to 4 weeks.' }, 20),
  team: line({ title: 'Team', description: 'Such as 3 or 4 people.' }, 20),
}).refine(({ from, to }) => from <= to, { path: ['to'], message: 'should not be less than the lowest price' });

const service = (image: Image) =>
  fields({
    order: order({ title: 'Position in the catalogue', description: 'The first three are on the home page.' }),
    title: nameLine({ title: 'Name of the service', description: 'Also an option of the contact form.' }, 48),
    draft,
    shortDescription: summary({
      title: 'Short description',
      description: 'One sentence for the card; also the description in search results.',
    }),
    lead: line({ title: 'Lead', description: 'The line under the title of the page.' }, 110),
    facts: optional(
      group('Facts under the title', {
        firstRelease: line({ title: 'First release', description: 'How long it takes, such as 6 to 10 weeks.' }, 30),
        team: line({ title: 'Team', description: 'Such as 3 to 5 people.' }, 30),
        start: line({ title: 'Start', description: 'How it begins, such as a two-week discovery.' }, 30),
      }),
    ),
    examples: optionalList(
      {
        title: 'Examples with prices',
        description: 'Up to five, from small to large; three look best. Without any there is no price.',
      },
      priceExample,
      5,
    ),
    image: picture(image, 'trellis'),
    overview: markdown({
      title: 'Overview',
      description: 'What we do, for whom, and how they notice. Two paragraphs.',
    }),
    features: list({ title: 'Features', description: 'What is included; five or more look best.' }, feature),
    benefits: list(
      { title: 'Benefits', description: 'What the client gains; four or more look best.' },
      line('One outcome', 90),
    ),
    process: list(
      {
        title: 'Process',
        description: 'How the work goes. Five steps have a drawing of stairs; any other number has none.',
      },
      feature,
    ),
    questions: optionalList('Questions about price', fields(question), 4),
    related: references('services', 'Related services'),
  }).meta({
    title: 'Services',
    description: 'The first name of a service becomes its address: Soil Survey is /services/soil-survey.',
  });

const project = () =>
  fields({
    order: order('Position on the pages of its services'),
    title: nameLine('What was achieved', 70),
    draft,
    client: line('Client', 40),
    sector: line({ title: 'What the client is', description: 'In lower case after its name, such as insurer.' }, 40),
    change: group(
      { title: 'Change', description: 'The main result in figures. An arrow stands between them.' },
      {
        before: line({ title: 'Before', description: 'Such as 9, or 4 days.' }, 10),
        after: line({ title: 'After', description: 'With what it counts, such as 3 screens.' }, 24),
        picture: optional(
          group(
            { title: 'Picture', description: 'Two drawings of one name, which show exactly these figures.' },
            {
              drawing: drawing(['before', 'after']),
              before: line({ title: 'Text alternative, before', description: 'What the first drawing shows.' }, 160),
              after: line({ title: 'Text alternative, after', description: 'What the second drawing shows.' }, 160),
            },
          ),
        ),
      },
    ),
    services: references(
      'services',
      { title: 'Services', description: 'Their pages show the project. Links go to the first.' },
      1,
    ),
    problem: line('What was wrong', 320),
    solution: line('What was done', 320),
    results: list(
      { title: 'Results', description: 'What changed; figures, and how they were measured.' },
      fields({
        value: line({ title: 'Figure', description: 'Such as 40 min.' }, 12),
        text: line({ title: 'Text', description: 'What it counts, what it was before, how it was measured.' }, 140),
      }),
      3,
    ),
    duration: line('Duration', 60),
    team: line('Who worked on it', 60),
    quote: optional(quote({ title: 'Quote', description: 'What the client says about it.' })),
  }).meta({ title: 'Projects', description: 'Shown on the pages of their services.' });

const job = (image: Image) =>
  fields({
    order: order('Position on the Careers page'),
    cardTitle: line('Title on the card of the Careers page', 60),
    title: nameLine(
      { title: 'Title', description: 'The title on its own page and in the subject of an application.' },
      60,
    ),
    draft,
    description: summary({
      title: 'Description',
      description: 'One sentence under the title; also the description in search results.',
    }),
    experience: line({ title: 'Experience', description: 'The experience that the role asks for.' }, 40),
    logo: picture(
      image,
      'sheaf',
      { title: 'Picture', description: 'A drawing or, on the page of the role, a photograph with its text.' },
      'emblems',
    ),
    employment: line({ title: 'Employment', description: 'Full time, part time and so on.' }, 40),
    office: optional(reference('offices', 'Office')),
    pay: optional(line({ title: 'Pay', description: 'From and to, as people there say it.' }, 40)),
    posted: optional(day({ title: 'Posted', description: 'When the role was opened.' })),
    closes: optional(day({ title: 'Last day to apply', description: 'The role is not online after it.' })),
    jobDescription: markdown({ title: 'Job description', description: 'What the work is. Two paragraphs.' }),
    responsibilities: list(
      { title: 'Responsibilities', description: 'What the person does.' },
      line('One responsibility', 160),
    ),
    requirements: list({ title: 'Requirements', description: 'What the person brings.' }, line('One requirement', 160)),
  })
    .refine(({ posted, closes }) => !posted || !closes || closes >= posted, {
      path: ['closes'],
      message: 'should not be before the day in Posted',
    })
    .meta({
      title: 'Open roles',
      description: 'The first title of a role becomes its address: Gardener is /jobs/gardener.',
    });

const articleBlock = (image: Image) =>
  z.discriminatedUnion('type', [
    fields({
      type: z.literal('imageText').meta({ title: 'Text beside a picture', description: 'The sides alternate.' }),
      heading: optional(line('Short heading', 60)),
      image: blockPicture(image),
      description: markdown('Text beside the picture'),
    }),
    fields({
      type: z
        .literal('section')
        .meta({ title: 'Text without a picture', description: 'Its heading is in the margin.' }),
      heading: line('Short heading', 60),
      description: markdown('Text beside the heading'),
    }),
    fields({
      type: z.literal('text').meta({ title: 'Large centered statement' }),
      text: line({ title: 'Text', description: 'One or two sentences.' }, 320),
    }),
  ]);

const article = (image: Image) =>
  fields({
    id: order({
      title: 'Number',
      description: 'The highest number plus one; never 8. 11 becomes /blog/11. Never change it.',
    }),
    title: nameLine({ title: 'Title', description: 'Also the title in the browser tab.' }, 70),
    subtitle: line({ title: 'Subtitle', description: 'The sentence under the title.' }, 120),
    excerpt: summary({
      title: 'Excerpt',
      description: 'For the card in the list; also the description in search results.',
    }),
    published: optional(
      day({ title: 'Published', description: 'The article goes online on this day. Without one it is a draft.' }),
    ),
    updated: optional(
      day({
        title: 'Updated',
        description: 'When it was last changed, if that was later. For search engines.',
      }),
    ),
    author: optional(reference('people', { title: 'Author', description: 'If empty, the company.' })),
    topic: reference('topics', 'Topic'),
    services: references('services', {
      title: 'Services',
      description: 'The services that it is about, the closest first; their pages link to it.',
    }),
    image: picture(image, 'trellis'),
    blocks: list({ title: 'Text', description: 'The text, block by block.' }, articleBlock(image)),
  })
    .refine(({ published, updated }) => !published || !updated || updated >= published, {
      path: ['updated'],
      message: 'should not be before the day in Published',
    })
    .meta({ title: 'Articles', description: 'The number of an article is its address: 11 becomes /blog/11.' });

const legalSection = { heading: line('Heading', 60), text: markdown('Text of the section') };

const legal = () =>
  fields({
    order: order('Position in the last row of the footer'),
    draft,
    ...pageHead,
    heading: nameLine({ title: 'Heading', description: 'Also the link in the footer.' }, 40),
    lead: line({ title: 'Lead', description: 'The line under the heading.' }, 120),
    updated: day({ title: 'Updated', description: 'When the text was last changed.' }),
    sections: list('Sections', fields(legalSection)),
    statement: optional(
      group(
        { title: 'Statement', description: 'After the sections, without a number. The footer links to its heading.' },
        legalSection,
      ),
    ),
    contact: markdown('Last line'),
  }).meta({
    title: 'Legal pages',
    description:
      'The first heading of a page becomes its address: Imprint is /imprint. The footer links to all of them.',
  });

const person = (image: Image) =>
  fields({
    name: nameLine('Name', 60),
    position: line('Role', 60),
    drawing: optional(drawing('portraits', { title: 'Portrait', description: 'Without one, the initials.' })),
    photograph: optional(
      image().meta({
        image: true,
        title: 'Photograph',
        description: 'Instead of the portrait. At least 600 pixels wide, at most 3 MB.',
      }),
    ),
  }).meta({ title: 'People', description: 'Authors of articles, leaders of the team, and new colleagues on Careers.' });

const office = () =>
  fields({
    order: order({
      title: 'Position',
      description: 'In the footer and on the Contact page. The map is sorted from west to east.',
    }),
    city: nameLine('City', 40),
    country: line('Country', 40),
    countryCode: matching(/^[A-Z]{2}$/, 'should be two capital letters', 2).meta({
      title: 'Country code',
      description: 'Two capital letters, such as IN.',
    }),
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
  }).meta({ title: 'Offices', description: 'Places of the company. Roles refer to them.' });

const topic = () =>
  fields({
    name: nameLine({ title: 'Name', description: 'Articles choose it, and show it.' }, 24),
  }).meta({ title: 'Topics', description: 'What articles are about.' });

/** The schemas of the folders, by name. */
export const entries = {
  services: service,
  projects: project,
  jobs: job,
  articles: article,
  legal,
  people: person,
  offices: office,
  topics: topic,
};

/** An office, with the name of its file. */
export type Office = Entries['offices'] & { id: string };

/** An entry of a folder. */
export type Entries = { [Name in keyof typeof entries]: z.infer<ReturnType<(typeof entries)[Name]>> };
