// The schemas of content/site.yaml and of the files of content/pages.
import type { z } from 'astro/zod';
import {
  callToAction,
  closing,
  colleagueQuote,
  drawing,
  emailAddress,
  fields,
  group,
  type Image,
  line,
  link,
  list,
  markdown,
  matching,
  optional,
  optionalList,
  order,
  pageHead,
  picture,
  question,
  quote,
  reference,
  sharingLine,
  summary,
  timeZone,
  webAddress,
  wholeNumber,
} from '../fields/fields.ts';

/** The drawing of the home page is placed by the width of the words. */
const taglineSentence = (title: string) =>
  matching(/\S\.$/, 'should be a sentence that ends with a period', 10).meta({
    title,
    description: 'At most ten characters, the period included.',
  });

export const site = fields({
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
  phone: matching(/^\+[\d ]+$/, 'should begin with "+" and have digits and spaces', 20).meta({
    title: 'Phone',
    description: 'In international format.',
  }),
  timeZone: timeZone({
    title: 'Time zone',
    description: 'It decides on which day an entry goes online. The person who runs the site can change it.',
  }).meta({ readonly: true }),
  currency: matching(/^[A-Z]{3}$/, 'should be three capital letters', 3).meta({
    title: 'Currency of prices',
    description: 'Three capital letters, such as USD.',
  }),
  copyrightYear: wholeNumber('Year in the footer', 1900, 2100),
  social: optionalList(
    'Social networks',
    fields({ network: line('Name of the network', 20), url: webAddress('Address there') }),
  ),
  navigation: list(
    { title: 'Navigation', description: 'The links of the header, the menu and the footer.' },
    link('One entry of the navigation', 20),
    7,
  ),
  getStarted: link({ title: 'Button', description: 'The button at the end of the header.' }, 16),
  footer: group('Footer', {
    statement: line({ title: 'Statement', description: 'The sentence at the top of the footer.' }, 120),
    rights: line({ title: 'Rights', description: 'After the copyright.' }, 60),
  }),
}).meta({ title: 'The company', description: 'Name, contact details, navigation and footer.' });

const headed = { heading: line('Heading', 90), text: line('Line beside it') };
const oneSentence = (longest = 160) => line({ title: 'Description', description: 'One sentence.' }, longest);
const source = optional(line({ title: 'Source', description: 'Source and date of the numbers.' }, 100));

const haveOwnNumbers = (questions: readonly { id: number }[]) =>
  new Set(questions.map(({ id }) => id)).size === questions.length;

const home = (image: Image) =>
  fields({
    ...pageHead,
    sharing: group(
      { title: 'Link preview', description: 'The text in the picture of a link preview, below the tagline.' },
      { line: sharingLine },
    ),
    slider: group('Slider at the top', {
      link: link({ title: 'Link', description: 'Under the text of every slide that has no other.' }),
      slides: optionalList(
        'Slides',
        fields({
          image: picture(image, 'trellis'),
          title: line('Large line', 60),
          description: oneSentence(),
          link: optional(link({ title: 'Link', description: 'Where this slide leads, if elsewhere.' })),
        }),
        9,
      ),
    }),
    hero: group('Below the tagline', {
      lead: line({ title: 'Lead', description: 'The sentence under the tagline.' }, 160),
      contact: link('First button'),
      services: link('Second button'),
    }),
    about: group('Teaser for the About page', {
      label: line('Small line above the heading', 40),
      heading: line('Heading', 60),
      text: line({ title: 'Text', description: 'One paragraph.' }, 400),
      link: link('Leads to the whole story'),
      image: picture(image, 'espalier'),
    }),
    offerings: group('First three services', {
      heading: line('Heading', 40),
      text: line({ title: 'Text', description: 'One or two sentences. {services} becomes their number.' }, 160),
      link: link('Leads to the catalogue'),
    }),
    process: group('How a project runs', {
      ...headed,
      steps: optionalList(
        { title: 'Steps', description: 'There are four drawings; from the fifth step on, they are repeated.' },
        fields({
          title: line('Name of the step', 40),
          description: oneSentence(),
        }),
      ),
    }),
    testimonials: group('What clients say', {
      heading: line('Heading', 60),
      quotes: optionalList(
        'Quotes',
        fields({
          name: line('Who said it', 60),
          position: line({ title: 'Position', description: 'Position and company of that person.' }, 80),
          stars: wholeNumber('Stars out of five', 1, 5),
          review: line({ title: 'Quote', description: 'What they said, without quotation marks.' }),
          project: optional(reference('projects', { title: 'Project', description: 'The quote links to it.' })),
        }),
      ),
    }),
    offices: group(
      { title: 'Offices', description: 'They have a list of their own.' },
      {
        heading: line('Heading', 90),
        map: line('What the map shows, for screen readers', 160),
      },
    ),
    faq: group('Questions', {
      heading: line('Heading', 60),
      text: markdown({ title: 'Text', description: 'One or two sentences.' }),
      questions: optionalList(
        'Questions',
        fields({ id: order({ title: 'Number', description: '3 becomes /#faq-3.' }), ...question }),
      ).refine(haveOwnNumbers, 'two questions have the same number'),
    }),
    callToAction,
  }).meta({ title: 'Home', description: 'The home page.' });

const about = (image: Image) =>
  fields({
    ...pageHead,
    hero: group('Top of the page', {
      label: line('Small line above the tagline', 40),
      lead: line({ title: 'Lead', description: 'Under the tagline.' }),
      link: link('Button'),
      image: picture(image, 'pergola'),
    }),
    story: group('Story', {
      heading: line('Heading', 40),
      text: markdown({ title: 'Text', description: 'Two or three paragraphs.' }),
    }),
    mission: group('Mission', headed),
    vision: group('Vision', headed),
    values: group('Core values', {
      ...headed,
      items: optionalList(
        'Values',
        fields({ drawing: drawing('emblems'), title: line('Value', 40), description: oneSentence() }),
      ),
    }),
    team: group('Team', {
      ...headed,
      cards: optionalList(
        'Cards',
        fields({
          image: picture(image, 'grafting'),
          title: line('What the people do', 40),
          description: oneSentence(),
          leader: optional(reference('people', 'Leader')),
        }),
      ),
    }),
    achievements: group('Achievements', {
      ...headed,
      metrics: optionalList(
        'Metrics',
        fields({
          metric: line('What is counted', 40),
          value: matching(/\d/, 'should contain a number', 10).meta({
            title: 'Value as it is shown, such as 120+',
            description: 'One with / or < does not count up.',
          }),
          description: line({ title: 'Description', description: 'One line under the value.' }, 80),
        }),
      ),
      source,
    }),
    expectations: group('What to expect', {
      heading: line('Heading', 60),
      items: optionalList(
        'Items',
        fields({
          title: line('What to expect', 60),
          text: line({ title: 'Text', description: 'One sentence.' }, 160),
        }),
      ),
    }),
    callToAction,
  }).meta({ title: 'About', description: 'The About page.' });

const services = () =>
  fields({
    ...pageHead,
    description: summary({ title: 'Description', description: 'For search results. {services} becomes their number.' }),
    heading: line('Heading', 40),
    lead: line({ title: 'Lead', description: 'Under the heading.' }),
    unsure: optional(
      reference('services', {
        title: 'Service for visitors who are not sure',
        description: 'The form suggests it, and a link above the cards chooses it.',
      }),
    ),
    callToAction,
    servicePage: group('End of the page of each service', closing),
  }).meta({ title: 'Services', description: 'The page that lists the services.' });

const contact = () =>
  fields({
    ...pageHead,
    heading: line('Heading', 60),
    intro: optional(line('Above the form', 120)),
    form: group('Form', {
      heading: line('Heading of the form', 40),
      privacy: markdown('What the message is used for'),
      reader: optional(reference('people', { title: 'Reader', description: 'Who reads the messages.' })),
      answer: line({ title: 'Answer', description: 'When you answer; below a message that was sent.' }, 120),
    }),
    next: group('What happens after the message was sent', {
      heading: line('Heading', 40),
      steps: list('Steps', line('One step', 120)),
    }),
    information: group(
      { title: 'Other contact details', description: 'The facts are in the company data and in Offices.' },
      {
        heading: line('Heading', 40),
        services: link('Leads to the catalogue'),
        quote: optional(quote({ title: 'Quote', description: 'What a client says, beside the form.' })),
      },
    ),
  }).meta({ title: 'Contact', description: 'The Contact page with its form.' });

const careers = (image: Image) =>
  fields({
    ...pageHead,
    hero: group('Top of the page', {
      label: line('Small line above the heading', 40),
      heading: line('Heading', 60),
      lead: line({ title: 'Lead', description: 'Under the heading.' }),
      link: link('Button'),
      image: picture(image, 'nursery'),
    }),
    offers: group('What we offer', {
      ...headed,
      cards: optionalList(
        { title: 'Cards', description: 'There are four drawings; from the fifth card on, they are repeated.' },
        fields({ title: line('What is offered', 60), description: oneSentence() }),
      ),
      facts: optionalList(
        { title: 'Facts', description: 'Such as hours and leave, also on the page of every role; four look best.' },
        fields({ label: line('What it is about', 20), value: line('Fact', 60) }),
        6,
      ),
    }),
    colleagueQuotes: optional(
      group('What new colleagues say', {
        heading: line('Heading', 60),
        blog: line('Words of the link to the blog', 40),
        quotes: optionalList('Quotes', fields(colleagueQuote), 3),
      }),
    ),
    jobs: group('List of open roles', {
      heading: line('Heading', 60),
      experience: line('Experience, on every card', 40),
      none: group('Shown while no role is open', {
        lead: line({ title: 'Lead', description: 'In place of the line under the heading.' }, 160),
        heading: line('Note that no role is open', 60),
        text: line('When there will be one', 200),
      }),
    }),
    application: group('Beside the buttons to apply', {
      note: line({ title: 'Note', description: 'What happens, and what to send.' }, 120),
      answer: line({ title: 'Answer', description: 'When you answer.' }, 80),
    }),
    statistics: group('Numbers', {
      heading: line('Heading', 40),
      items: optionalList(
        { title: 'Numbers', description: 'They count up from zero.' },
        fields({
          value: wholeNumber('Number to count up to', 0, 999_999),
          suffix: optional(line('What follows the number, such as %', 3)),
          label: line('What is counted', 40),
        }),
      ),
      source,
    }),
    hiring: group('Hiring process', {
      heading: line('Heading', 60),
      steps: optionalList(
        { title: 'Steps', description: 'Five to eight steps have a drawing of stairs; any other number has none.' },
        fields({
          title: line('Name of the step', 40),
          description: oneSentence(120),
        }),
      ),
    }),
    callToAction: callToAction
      .extend({
        quote: optional(group({ title: 'Quote', description: 'What a colleague says.' }, colleagueQuote)),
      })
      .meta({ title: 'Call to action', description: 'At the end of this page and of the page of every role.' }),
  }).meta({ title: 'Careers', description: 'The Careers page.' });

const blog = () =>
  fields({
    ...pageHead,
    hero: group('Top of the page', {
      heading: line('Heading', 60),
      lead: line({ title: 'Lead', description: 'Under the heading.' }),
      link: link('Button'),
    }),
    name: line({ title: 'Name of the blog', description: 'Above the list, and on every article.' }, 44),
    feed: group('Feed of articles', {
      title: line('What a feed reader calls it', 60),
      description: line('What it brings, in one sentence', 160),
    }),
    callToAction,
  }).meta({ title: 'Blog', description: 'The page that lists the articles.' });

/** The schemas of content/pages, by file name. */
export const pages = { home, about, services, contact, careers, blog };

export type Site = z.infer<typeof site>;
/** A page by its file name. */
export type Pages = { [Name in keyof typeof pages]: z.infer<ReturnType<(typeof pages)[Name]>> };
