import { z } from 'astro/zod';
import {
  day,
  diagram,
  emblem,
  group,
  type Label,
  line,
  list,
  markdown,
  optionalList,
  pageHead,
  pagePicture,
  person,
  picture,
  plate,
  position,
  publish,
  question,
  serviceFiles,
  summary,
  webAddress,
} from './parts.ts';

const feature = (label: Label) =>
  group(label, {
    title: line({ title: 'Title', description: 'A few words.' }, 40),
    text: line({ title: 'Text', description: 'One sentence.' }, 140),
  });

const service = z
  .strictObject({
    order: position({ title: 'Position in the catalogue', description: 'The first three are on the home page.' }),
    title: line({ title: 'Name of the service', description: 'Also an option of the contact form.' }, 48),
    shortDescription: summary({
      title: 'Short description',
      description: 'One sentence for the card; also the description in search results.',
    }),
    lead: line({ title: 'Lead', description: 'The line under the title of the page.' }, 110),
    group: line({ title: 'Group', description: 'One of those on the Services page.' }, 24)
      .meta({ ref: 'groups' })
      .optional(),
    facts: group('Facts under the title', {
      firstRelease: line({ title: 'First release', description: 'How long it takes, such as 6 to 10 weeks.' }, 30),
      team: line({ title: 'Team', description: 'Such as 3 to 5 people.' }, 30),
      start: line({ title: 'Start', description: 'How it begins, such as a two-week discovery.' }, 30),
    }).optional(),
    image: picture,
    drawing: plate,
    overview: markdown({
      title: 'Overview',
      description: 'What we do, for whom, and how they notice. Two paragraphs.',
    }),
    features: list(
      { title: 'Features', description: 'What is included; five or more look best.' },
      feature('One feature'),
    ),
    benefits: list(
      { title: 'Benefits', description: 'What the client gains; four or more look best.' },
      line('One outcome', 90),
    ),
    process: list({ title: 'Process', description: 'How the work goes; five steps look best.' }, feature('One step')),
    questions: optionalList('Questions about price', z.strictObject(question), 4),
    related: serviceFiles('Related services').optional(),
  })
  .meta({
    title: 'Services',
    description: 'The first title of a service becomes its address: Soil Survey is /services/soil-survey.',
  });

const project = z
  .strictObject({
    order: position('Position on the pages of its services'),
    title: line('What was achieved', 70),
    client: line('Client', 40),
    sector: line('Sector of the client', 40),
    services: serviceFiles(
      { title: 'Services', description: 'Their pages show the project. Links go to the first.' },
      1,
    ),
    problem: line('What was wrong', 320),
    solution: line('What was built', 320),
    results: list(
      { title: 'Results', description: 'What changed; figures, and how they were measured.' },
      group('One figure', {
        value: line({ title: 'Figure', description: 'Such as 40 min.' }, 12),
        text: line({ title: 'Text', description: 'What it counts, what it was before, how it was measured.' }, 140),
      }),
      3,
    ),
    duration: line('Duration', 60),
    team: line('Who worked on it', 60),
    quote: group(
      { title: 'Quote', description: 'What the client says about it.' },
      {
        text: line('Words, without quotation marks'),
        name: line('Who said it', 60),
        position: line('Position and company', 80),
      },
    ).optional(),
  })
  .meta({ title: 'Projects', description: 'Shown on the pages of their services.' });

const job = z
  .strictObject({
    order: position('Position on the Careers page'),
    cardTitle: line('Title on the card of the Careers page', 60),
    title: line({ title: 'Title', description: 'The title on its own page and in the subject of an application.' }, 60),
    description: summary({
      title: 'Description',
      description: 'One sentence under the title; also the description in search results.',
    }),
    experience: line({ title: 'Experience', description: 'The experience that the role asks for.' }, 40),
    logo: picture,
    drawing: emblem,
    employment: line({ title: 'Employment', description: 'Full time, part time and so on.' }, 40),
    office: line({ title: 'Office', description: 'Its short name in the company data, such as pune.' }, 40)
      .meta({ ref: 'offices' })
      .optional(),
    applyUrl: webAddress({
      title: 'Hiring platform',
      description: 'The page of the role there. Applications by mail stay open.',
    }).optional(),
    pay: line({ title: 'Pay', description: 'From and to, as text.' }, 40).optional(),
    posted: day({ title: 'Posted', description: 'When the role was opened.' }).optional(),
    closes: day({
      title: 'Last day to apply',
      description: 'In the time zone of the office. Optional.',
    }).optional(),
    publish,
    jobDescription: markdown({ title: 'Job description', description: 'What the work is. Two paragraphs.' }),
    responsibilities: list(
      { title: 'Responsibilities', description: 'What the person does.' },
      line('One responsibility', 160),
    ),
    requirements: list({ title: 'Requirements', description: 'What the person brings.' }, line('One requirement', 160)),
  })
  .meta({
    title: 'Open roles',
    description: 'The first title of a role becomes its address: Gardener is /jobs/gardener.',
  });

const article = z
  .strictObject({
    id: position({
      title: 'Number',
      description: '11 becomes /blog/11. Use the number after the highest. Never change it.',
    }),
    title: line({ title: 'Title', description: 'Also the title in the browser tab.' }, 70),
    subtitle: line({ title: 'Subtitle', description: 'The sentence under the title.' }, 120),
    excerpt: summary({
      title: 'Excerpt',
      description: 'For the card in the list; also the description in search results.',
    }),
    published: day({ title: 'Published', description: 'The day of publication.' }).optional(),
    updated: day({
      title: 'Updated',
      description: 'When it was last changed, if that was later. For search engines.',
    }).optional(),
    publish,
    author: person({
      title: 'Author',
      description: 'The name of one of the people. If empty, the company.',
    }).optional(),
    topic: line({ title: 'Topic', description: 'One of the topics of the blog.' }, 24).meta({ ref: 'topics' }),
    services: serviceFiles({
      title: 'Services',
      description: 'The services that it is about, the closest first; their pages link to it.',
    }).optional(),
    image: picture,
    drawing: plate,
    blocks: list(
      { title: 'Text', description: 'The text, block by block.' },
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('imageText').meta({ title: 'Text beside a picture', description: 'The sides alternate.' }),
          heading: line('Short heading', 60).optional(),
          image: picture,
          diagram,
          drawing: plate,
          description: markdown('Text beside the picture'),
        }),
        z.strictObject({
          type: z
            .literal('section')
            .meta({ title: 'Text without a picture', description: 'Its heading is in the margin.' }),
          heading: line('Short heading', 60),
          description: markdown('Text beside the heading'),
        }),
        z.strictObject({
          type: z.literal('text').meta({ title: 'Large centered statement' }),
          text: line({ title: 'Text', description: 'One or two sentences.' }, 320),
        }),
      ]),
    ),
  })
  .meta({ title: 'Articles', description: 'The number of an article is its address: 11 becomes /blog/11.' });

const legal = z
  .strictObject({
    order: position('Position in the last row of the footer'),
    ...pageHead,
    heading: line({ title: 'Heading', description: 'Also the link in the footer.' }, 40),
    lead: line({ title: 'Lead', description: 'The line under the heading.' }, 120),
    ...pagePicture,
    updated: day({ title: 'Updated', description: 'When the text was last changed.' }),
    sections: list(
      'Sections',
      z.strictObject({
        heading: line('Heading', 60),
        text: markdown({ title: 'Text of the section', description: '{thirdParties} is the text about them.' }),
      }),
    ),
    contact: markdown({ title: 'Last line', description: '{email} is the address of the company.' }),
    noThirdParties: line({
      title: 'No third parties',
      description: 'The text for {thirdParties} if there are none.',
    }).optional(),
  })
  .refine((page) => page.noThirdParties || !page.sections.some(({ text }) => text.includes('{thirdParties}')), {
    path: ['noThirdParties'],
    message: 'is missing, although a section has {thirdParties}',
  })
  .meta({
    title: 'Legal pages',
    description:
      'The first heading of a page becomes its address: Imprint is /imprint. The footer links to all of them.',
  });

/** The folders below content/, and the schema of their files. */
export const folders = { services: service, projects: project, jobs: job, articles: article, legal };
