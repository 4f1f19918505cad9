import { z } from 'astro/zod';
import { contactForm } from './contactForm.ts';
import {
  callToAction,
  group,
  type Label,
  line,
  link,
  list,
  markdown,
  optionalList,
  pageHead,
  pagePicture,
  serviceFile,
  titleAndDescription,
} from './parts.ts';

const headed = (label: Label, longest = 90) =>
  group(label, { heading: line('Heading', longest), text: line('Line beside it') });

const notFound = (label: Label) =>
  group(label, {
    ...titleAndDescription,
    heading: line('Heading', 60),
    text: line('Line under it', 120),
    links: list('Ways on', link('A link')),
    ...pagePicture,
  });

/** The schemas of content/pages, by path. */
export const pages = {
  'pages/home': z
    .strictObject({
      ...pageHead,
      showSlider: z
        .boolean()
        .default(true)
        .meta({ title: 'Show the slider', description: 'Without it the page begins with the tagline.' }),
      slider: group('Slider at the top', { link: link('Under the text of every slide') }),
      hero: group('Below the tagline', {
        lead: line({ title: 'Lead', description: 'The sentence under the tagline.' }, 160),
        contact: link('First button'),
        services: link('Second button'),
      }),
      about: group('Teaser for the About page', {
        label: line('Small line above the heading', 40),
        heading: line('Heading', 120),
        text: line({ title: 'Text', description: 'One paragraph.' }, 400),
        link: link('Leads to the whole story'),
        ...pagePicture,
      }),
      offerings: group('First three services', {
        heading: line('Heading', 40),
        text: line({ title: 'Text', description: 'One or two sentences.' }, 160),
        learnMore: line('Button on every card', 30),
        link: link('Leads to the catalogue'),
      }),
      process: headed('Steps'),
      testimonials: group('What clients say', { heading: line('Heading', 60) }),
      offices: group(
        { title: 'Offices', description: 'They are in the company data.' },
        {
          heading: line('Heading', 90),
          map: line('What the map shows, for screen readers', 160),
        },
      ),
      faq: group('Questions', {
        heading: line('Heading', 60),
        text: markdown({ title: 'Text', description: 'One or two sentences.' }),
      }),
      callToAction,
    })
    .meta({ title: 'Home', description: 'The home page. Its lists are under Lists.' }),
  'pages/about': z
    .strictObject({
      ...pageHead,
      hero: group('Top of the page', {
        label: line('Small line above the tagline', 40),
        lead: line({ title: 'Lead', description: 'Under the tagline.' }),
        link: link('Button'),
        ...pagePicture,
      }),
      story: group('Story', {
        heading: line('Heading', 40),
        text: markdown({ title: 'Text', description: 'Two or three paragraphs.' }),
      }),
      mission: headed('Mission'),
      vision: headed('Vision'),
      values: headed('Values'),
      team: headed('Team', 60),
      achievements: headed('Metrics'),
      expectations: group('What to expect', { heading: line('Heading', 60) }),
      callToAction,
    })
    .meta({ title: 'About', description: 'The About page. Its lists are under Lists.' }),
  'pages/services': z
    .strictObject({
      ...pageHead,
      heading: line('Heading', 40),
      lead: line({ title: 'Lead', description: 'Under the heading.' }),
      groups: optionalList(
        { title: 'Groups of services', description: 'Each service may name one of these.' },
        line('One or two words', 24),
        8,
      ),
      learnMore: line('Button on every card', 30),
      unsure: serviceFile({
        title: 'Service for visitors who are not sure',
        description: 'The call to action links to it.',
      }).optional(),
      callToAction,
    })
    .meta({ title: 'Services', description: 'The page that lists the services.' }),
  'pages/service': z
    .strictObject({
      parent: line('Name of the catalogue, above the title', 30),
      getStarted: link('Button under the title'),
      overview: line('Heading of the overview', 40),
      features: line('Heading of the features', 40),
      benefits: line('Heading of the benefits', 40),
      process: line('Heading of the process', 40),
      projects: line('Heading of the projects', 40),
      questions: line('Heading of the questions about price', 40),
      related: line('Heading of the articles about the service', 40),
      relatedServices: line('Heading of the related services', 40),
      callToAction,
      goBack: link('Floating link back to the catalogue'),
    })
    .meta({ title: 'Every service', description: 'The texts of every service page.' }),
  'pages/contact': z
    .strictObject({
      ...pageHead,
      heading: line('Heading', 60),
      intro: line('Above the form', 120).optional(),
      form: contactForm,
      nextHeading: line('Heading', 40).optional(),
      next: list('What happens after the message was sent', line('One step', 120)),
      information: group(
        { title: 'Other contact details', description: 'The facts are in the company data.' },
        {
          heading: line('Heading', 40),
          services: link('Leads to the catalogue'),
          ...pagePicture,
        },
      ),
    })
    .meta({ title: 'Contact', description: 'The Contact page with its form.' }),
  'pages/careers': z
    .strictObject({
      ...pageHead,
      hero: group('Top of the page', {
        label: line('Small line above the heading', 40),
        heading: line('Heading', 60),
        lead: line({ title: 'Lead', description: 'Under the heading.' }),
        link: link('Button'),
        roles: line('Link to the open roles', 40).optional(),
        ...pagePicture,
      }),
      offers: headed('What we offer'),
      roles: group('List of open roles', {
        heading: line('Heading', 60),
        experience: line('Experience, on every card', 40),
        learnMore: line('Button on every card', 30),
        none: group('Shown while no role is open', {
          lead: line({ title: 'Lead', description: 'In place of the line under the heading.' }, 160),
          heading: line('Note that no role is open', 60),
          text: line('When there will be one', 200),
          write: group('Button that opens an email', {
            label: line('Words on the button', 40),
            subject: line('Subject of the email that it opens', 80),
          }),
          address: line('Before the address for applications', 40),
        }),
      }),
      hiring: group('Hiring process', { heading: line('Heading', 60) }),
      callToAction,
    })
    .meta({ title: 'Careers', description: 'The Careers page. Its lists are under Lists.' }),
  'pages/job': z
    .strictObject({
      parent: line('Name of the list, above the title', 30),
      apply: group('How to apply', {
        label: line('Button', 30),
        subject: z
          .string()
          .min(1)
          .max(80)
          .meta({ title: 'Subject of the email', description: 'The title of the job follows.' }),
        address: line('Before the address for applications', 40),
        note: line('Beside the second button', 120),
        closes: line({ title: 'After it, if the role has a last day', description: '{date} is filled in.' }, 80),
        answer: line({ title: 'When candidates hear', description: 'After the note.' }, 80),
        platform: line({ title: 'Link to a hiring platform', description: '{host} is its address.' }, 40),
        steps: line('Link to the hiring steps', 40).optional(),
      }),
      jobDescription: line('Heading of the description', 40),
      responsibilities: line('Heading of the responsibilities', 40),
      requirements: line('Heading of the requirements', 40),
      closed: group(
        { title: 'Role after its last day', description: 'Its page stays.' },
        {
          place: line(
            { title: 'Beside the name of the list', description: 'Also on the picture of a link preview.' },
            30,
          ),
          lead: line({ title: 'Lead', description: 'Under the title; {date} is the last day.' }, 160),
          answer: line('When they hear', 30),
          roles: line('Button to the open roles', 40),
          question: line('Question beside it', 60),
          write: line('Link to the address for applications', 30),
          promise: line('Sentence after it', 60),
        },
      ),
      others: line('Heading of the list of other roles', 40),
    })
    .meta({ title: 'Every role', description: 'The texts of every role page.' }),
  'pages/blog': z
    .strictObject({
      ...pageHead,
      hero: group('Top of the page', {
        heading: line('Heading', 60),
        lead: line({ title: 'Lead', description: 'Under the heading.' }),
        link: link('Button'),
      }),
      articles: group('List of articles', {
        heading: line('Heading', 60),
        readMore: line('Button on every card', 30),
      }),
      topics: z
        .array(line('One or two words', 24))
        .min(1)
        .max(8)
        .meta({ title: 'What articles may be about', description: 'Each names one of these.' }),
      earlier: group(
        { title: 'Titles of older articles', description: 'For articles without a card.' },
        {
          heading: line('Heading', 60),
        },
      ),
      feed: group('Feed of articles', {
        title: line('What a feed reader calls it', 60),
        description: line('What it brings, in one sentence', 160),
        label: line('Link to it under the articles', 40).optional(),
      }),
      callToAction,
    })
    .meta({ title: 'Blog', description: 'The page that lists the articles.' }),
  'pages/article': z
    .strictObject({
      parent: line('Name of the list, above the title', 30),
      series: line('Name of the series, beside it', 40),
      back: link('Leads back to the list'),
      related: group('Related services and articles', {
        services: line('Heading of the services', 40),
        articles: line('Heading of the articles', 40),
      }),
      invitation: markdown({
        title: 'End of an article that names an author',
        description: '{author} is the name.',
      }).optional(),
    })
    .meta({ title: 'Every article', description: 'The texts of every article.' }),
  'pages/not-found': z
    .strictObject({
      page: notFound('Any address that leads nowhere'),
      service: notFound('Unknown address below /services'),
      job: notFound('Unknown address below /jobs'),
      article: notFound('Unknown address below /blog'),
    })
    .meta({ title: 'Not found', description: 'Shown for unknown addresses.' }),
};
