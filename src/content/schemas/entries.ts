import { z } from 'astro/zod';
import {
  day,
  emblem,
  group,
  line,
  list,
  markdown,
  pageHead,
  pagePicture,
  picture,
  plate,
  position,
  publish,
  serviceFile,
  summary,
  webAddress,
} from './parts.ts';

const feature = (meaning: string) =>
  group(meaning, { title: line('A few words.', 40), text: line('One sentence.', 140) });

export const service = z.strictObject({
  order: position('Position in the catalogue; the first three stand on the home page.'),
  title: line('The name of the service; also an option of the contact form.', 48),
  shortDescription: summary('One sentence for the card; also the description in search results.'),
  lead: line('The line under the title of the page.', 110),
  image: picture,
  drawing: plate,
  overview: markdown('What we do, for whom, and how they notice. Two paragraphs.'),
  features: list('What is included; five or more look best.', feature('One feature.')),
  benefits: list('What the client gains; four or more look best.', line('One outcome.', 90)),
  process: list('How the work goes; five steps look best.', feature('One step.')),
});

export const job = z.strictObject({
  order: position('Position on the Careers page.'),
  cardTitle: line('The title on the card of the Careers page.', 60),
  title: line('The title on its own page and in the subject of an application.', 60),
  description: summary('One sentence under the title; also the description in search results.'),
  experience: line('The experience that the role asks for.', 40),
  logo: picture,
  drawing: emblem,
  employment: line('Full time, part time and so on.', 40),
  office: line('The office; its short name in the company data, such as pune.', 40).meta({ ref: 'offices' }).optional(),
  applyUrl: webAddress('The page of the role at a hiring platform; applications by mail stay open.').optional(),
  posted: day('When the role was opened.').optional(),
  closes: day('The last day to apply; at the office of the role. None, if it is left out.').optional(),
  publish,
  jobDescription: markdown('What the work is. Two paragraphs.'),
  responsibilities: list('What the person does.', line('One responsibility.', 160)),
  requirements: list('What the person brings.', line('One requirement.', 160)),
});

export const article = z.strictObject({
  id: position('The number; 11 makes the address /blog/11. Take the one after the highest. It never changes.'),
  title: line('The title; also the title in the browser tab.', 70),
  subtitle: line('The sentence under the title.', 120),
  excerpt: summary('For the card in the list; also the description in search results.'),
  published: day('When it was published.').optional(),
  updated: day('When it was last changed, if that was later; told to search engines.').optional(),
  publish,
  author: line('Who wrote it; the company, if it is left out.', 60).optional(),
  topic: line('One of the topics of the blog.', 24).meta({ ref: 'topics' }),
  services: z
    .array(serviceFile('The file of a service, such as web-dev.yaml.'))
    .max(3)
    .describe('The services that it is about; their pages lead to it.')
    .optional(),
  image: picture,
  drawing: plate,
  blocks: list(
    'The text, block by block.',
    z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('imageText').describe('Text beside a picture; the sides alternate.'),
        heading: line('A short heading.', 60).optional(),
        image: picture,
        description: markdown('The text beside the picture.'),
      }),
      z.strictObject({
        type: z.literal('section').describe('Text without a picture; its heading stands in the margin.'),
        heading: line('A short heading.', 60),
        description: markdown('The text beside the heading.'),
      }),
      z.strictObject({
        type: z.literal('text').describe('A statement, set large in the middle.'),
        text: line('One or two sentences.', 320),
      }),
    ]),
  ),
});

export const legal = z
  .strictObject({
    order: position('Position in the last row of the footer.'),
    ...pageHead,
    heading: line('The heading; also the link in the footer.', 40),
    lead: line('Under the heading.', 120),
    ...pagePicture,
    updated: day('When the text was last changed.'),
    sections: list(
      'The sections, in order.',
      z.strictObject({
        heading: line('The heading.', 60),
        text: markdown('The text of the section; {thirdParties} is what is said of them.'),
      }),
    ),
    contact: markdown('The last line; {email} is the address of the company.'),
    noThirdParties: line(
      'What {thirdParties} says while no script and no frame of another company is used.',
    ).optional(),
  })
  .refine((page) => page.noThirdParties || !page.sections.some(({ text }) => text.includes('{thirdParties}')), {
    path: ['noThirdParties'],
    message: 'is missing, although a section has {thirdParties}',
  });
