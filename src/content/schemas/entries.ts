import { z } from 'astro/zod';
import {
  day,
  emblem,
  group,
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

const feature = (meaning: string) =>
  group(meaning, { title: line('A few words.', 40), text: line('One sentence.', 140) });

export const service = z.strictObject({
  order: position('Position in the catalogue; the first three stand on the home page.'),
  title: line('The name of the service; also an option of the contact form.', 48),
  shortDescription: summary('One sentence for the card; also the description in search results.'),
  lead: line('The line under the title of the page.', 110),
  group: line('The group; one of those on the Services page.', 24).meta({ ref: 'groups' }).optional(),
  facts: group('Facts under the title.', {
    firstRelease: line('The first release, such as 6 to 10 weeks.', 30),
    team: line('The team, such as 3 to 5 people.', 30),
    start: line('The start, such as a two-week discovery.', 30),
  }).optional(),
  image: picture,
  drawing: plate,
  overview: markdown('What we do, for whom, and how they notice. Two paragraphs.'),
  features: list('What is included; five or more look best.', feature('One feature.')),
  benefits: list('What the client gains; four or more look best.', line('One outcome.', 90)),
  process: list('How the work goes; five steps look best.', feature('One step.')),
  questions: optionalList('Questions about price.', z.strictObject(question), 4),
  related: serviceFiles('Related services.').optional(),
});

export const project = z.strictObject({
  order: position('Position on the pages of its services.'),
  title: line('What was achieved.', 70),
  client: line('The client.', 40),
  sector: line('The sector of the client.', 40),
  services: serviceFiles('The services; their pages show the project. Links lead to the first.', 1),
  problem: line('What was wrong.', 320),
  solution: line('What was built.', 320),
  results: list(
    'What changed; figures, and how they were measured.',
    group('One figure.', {
      value: line('The figure, such as 40 min.', 12),
      text: line('What it counts, what it was before, how it was measured.', 140),
    }),
    3,
  ),
  duration: line('How long it took.', 60),
  team: line('Who worked on it.', 60),
  quote: group('What the client says of it.', {
    text: line('The words, without quotation marks.'),
    name: line('Who said it.', 60),
    position: line('Their position and company.', 80),
  }).optional(),
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
  pay: line('The pay, from and to.', 40).optional(),
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
  author: person('Who wrote it; one of the people by name. The company, if it is left out.').optional(),
  topic: line('One of the topics of the blog.', 24).meta({ ref: 'topics' }),
  services: serviceFiles('The services that it is about, the closest first; their pages lead to it.').optional(),
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
