import { z } from 'astro/zod';
import { contactForm } from './contactForm.ts';
import {
  callToAction,
  group,
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

const headed = (meaning: string, longest = 90) =>
  group(meaning, { heading: line('The heading.', longest), text: line('The line beside it.') });

const notFound = (meaning: string) =>
  group(meaning, {
    ...titleAndDescription,
    heading: line('The heading.', 60),
    text: line('The line under it.', 120),
    links: list('Ways on.', link('A way on.')),
    ...pagePicture,
  });

/** What each file of content/pages must hold, by its path. */
export const pages = {
  'pages/home': z.strictObject({
    ...pageHead,
    slider: group('The slider at the top.', { link: link('Under the text of every slide.') }),
    hero: group('The tagline and what stands under it. The tagline itself stands in the company data.', {
      lead: line('The sentence under the tagline.', 160),
      contact: link('The first button.'),
      services: link('The second button.'),
    }),
    about: group('The teaser for the About page.', {
      label: line('The small line above the heading.', 40),
      heading: line('The heading.', 120),
      text: line('One paragraph.', 400),
      link: link('Leads to the whole story.'),
      ...pagePicture,
    }),
    offerings: group('The first three services.', {
      heading: line('The heading.', 40),
      text: line('One or two sentences.', 160),
      learnMore: line('The button on every card.', 30),
      link: link('Leads to the catalogue.'),
    }),
    process: headed('The steps.'),
    testimonials: group('What clients say.', { heading: line('The heading.', 60) }),
    offices: group('The offices; they stand in the company data.', {
      heading: line('The heading.', 90),
      map: line('What the map shows, for screen readers.', 160),
    }),
    faq: group('The questions.', { heading: line('The heading.', 60), text: markdown('One or two sentences.') }),
    callToAction,
  }),
  'pages/about': z.strictObject({
    ...pageHead,
    hero: group('The top of the page. The tagline itself stands in the company data.', {
      label: line('The small line above the tagline.', 40),
      lead: line('Under the tagline.'),
      link: link('The button.'),
      ...pagePicture,
    }),
    story: group('The story.', { heading: line('The heading.', 40), text: markdown('Two or three paragraphs.') }),
    mission: headed('The mission.'),
    vision: headed('The vision.'),
    values: headed('The values.'),
    team: headed('The team.', 60),
    achievements: headed('The metrics.'),
    expectations: group('What to expect.', { heading: line('The heading.', 60) }),
    callToAction,
  }),
  'pages/services': z.strictObject({
    ...pageHead,
    heading: line('The heading.', 40),
    lead: line('Under the heading.'),
    groups: optionalList('Groups of services; each service may name one of these.', line('One or two words.', 24), 8),
    learnMore: line('The button on every card.', 30),
    unsure: serviceFile('The service for those who are not sure; the closing question leads to it.').optional(),
    callToAction,
  }),
  'pages/service': z.strictObject({
    parent: line('The name of the catalogue, above the title.', 30),
    getStarted: link('The button under the title.'),
    overview: line('Heading of the overview.', 40),
    features: line('Heading of the features.', 40),
    benefits: line('Heading of the benefits.', 40),
    process: line('Heading of the process.', 40),
    projects: line('Heading of the projects.', 40),
    questions: line('Heading of the questions about price.', 40),
    related: line('Heading of the articles about the service.', 40),
    relatedServices: line('Heading of the related services.', 40),
    callToAction,
    goBack: link('The floating link back to the catalogue.'),
  }),
  'pages/contact': z.strictObject({
    ...pageHead,
    heading: line('The heading.', 60),
    form: contactForm,
    next: list('What happens after the message was sent.', line('One step.', 120)),
    information: group('How else to reach the company; the facts stand in the company data.', {
      heading: line('The heading.', 40),
      services: link('Leads to the catalogue.'),
      ...pagePicture,
    }),
  }),
  'pages/careers': z.strictObject({
    ...pageHead,
    hero: group('The top of the page.', {
      label: line('The small line above the heading.', 40),
      heading: line('The heading.', 60),
      lead: line('Under the heading.'),
      link: link('The button.'),
      roles: line('The link to the open roles.', 40).optional(),
      ...pagePicture,
    }),
    offers: headed('What we offer.'),
    roles: group('The list of open roles.', {
      heading: line('The heading.', 60),
      experience: line('The experience, on every card.', 40),
      learnMore: line('The button on every card.', 30),
      none: group('What stands here while no role is open.', {
        lead: line('In place of the line under the heading.', 160),
        heading: line('That no role is open.', 60),
        text: line('When there will be one.', 200),
        write: group('The button that opens an email.', {
          label: line('The words on the button.', 40),
          subject: line('Subject of the email that it opens.', 80),
        }),
        address: line('Before the address for applications.', 40),
      }),
    }),
    hiring: group('The hiring process.', { heading: line('The heading.', 60) }),
    callToAction,
  }),
  'pages/job': z.strictObject({
    parent: line('The name of the list, above the title.', 30),
    apply: group('How to apply.', {
      label: line('The button.', 30),
      subject: z.string().min(1).max(80).describe('Subject of the email; the title of the job is put behind it.'),
      address: line('Before the address for applications.', 40),
      note: line('Beside the second button.', 120),
      closes: line('Behind it, where the role has a last day; {date} is filled in.', 80),
      answer: line('When candidates hear; behind the note.', 80),
      platform: line('The link to a hiring platform; {host} is its address.', 40),
      steps: line('The link to the hiring steps.', 40).optional(),
    }),
    jobDescription: line('Heading of the description.', 40),
    responsibilities: line('Heading of the responsibilities.', 40),
    requirements: line('Heading of the requirements.', 40),
    closed: group('A role after its last day. Its page stays.', {
      place: line('Beside the name of the list; also on the picture of a link preview.', 30),
      lead: line('Under the title; {date} is the last day.', 160),
      answer: line('When they hear.', 30),
      roles: line('The button to the open roles.', 40),
      question: line('A question beside it.', 60),
      write: line('The link to the address for applications.', 30),
      promise: line('A sentence behind it.', 60),
    }),
    others: line('Heading of the list of other roles.', 40),
  }),
  'pages/blog': z.strictObject({
    ...pageHead,
    hero: group('The top of the page.', {
      heading: line('The heading.', 60),
      lead: line('Under the heading.'),
      link: link('The button.'),
    }),
    articles: group('The list of articles.', {
      heading: line('The heading.', 60),
      readMore: line('The button on every card.', 30),
    }),
    topics: z
      .array(line('One or two words.', 24))
      .min(1)
      .max(8)
      .describe('What articles may be about; each names one of these.'),
    earlier: group('The titles of older articles; once there are more than cards.', {
      heading: line('The heading.', 60),
    }),
    feed: group('The feed of articles.', {
      title: line('What a feed reader calls it.', 60),
      description: line('What it brings, in one sentence.', 160),
      label: line('The link to it under the articles.', 40).optional(),
    }),
    callToAction,
  }),
  'pages/article': z.strictObject({
    parent: line('The name of the list, above the title.', 30),
    series: line('The name of the series, beside it.', 40),
    back: link('Leads back to the list.'),
    related: group('Related services and articles.', {
      services: line('Heading of the services.', 40),
      articles: line('Heading of the articles.', 40),
    }),
    invitation: markdown('The end of an article that names an author; {author} is the name.').optional(),
  }),
  'pages/not-found': z.strictObject({
    page: notFound('Any address that leads nowhere.'),
    service: notFound('An unknown address below /services.'),
    job: notFound('An unknown address below /jobs.'),
    article: notFound('An unknown address below /blog.'),
  }),
};
