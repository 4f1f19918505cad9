import { z } from 'astro/zod';
import { contactForm } from './contactForm.ts';
import { job } from './jobPage.ts';
import { callToAction, line, link, list, markdown, pageHead, pagePicture, titleAndDescription } from './parts.ts';

const headed = (meaning: string) =>
  z.strictObject({ heading: line('The heading.', 90), text: line('The line beside it.') }).describe(meaning);

const home = z.strictObject({
  ...pageHead,
  slider: z.strictObject({ link: link('Under the text of every slide.') }).describe('The slider at the top.'),
  hero: z
    .strictObject({
      lead: line('The sentence under the tagline.', 160),
      contact: link('The first button.'),
      services: link('The second button.'),
    })
    .describe('The tagline and what stands under it. The tagline itself stands in the company data.'),
  about: z
    .strictObject({
      label: line('The small line above the heading.', 40),
      heading: line('The heading.', 120),
      text: line('One paragraph.', 400),
      link: link('Leads to the whole story.'),
      ...pagePicture,
    })
    .describe('The teaser for the About page.'),
  offerings: z
    .strictObject({
      heading: line('The heading.', 40),
      text: line('One or two sentences.', 160),
      learnMore: line('The button on every card.', 30),
      link: link('Leads to the catalogue.'),
    })
    .describe('The first three services.'),
  process: headed('The steps.'),
  testimonials: z.strictObject({ heading: line('The heading.', 60) }).describe('What clients say.'),
  offices: z
    .strictObject({
      heading: line('The heading.', 90),
      map: line('What the map shows, for screen readers.', 160),
    })
    .describe('The offices; they stand in the company data.'),
  faq: z
    .strictObject({ heading: line('The heading.', 60), text: markdown('One or two sentences.') })
    .describe('The questions.'),
  callToAction,
});

const about = z.strictObject({
  ...pageHead,
  hero: z
    .strictObject({
      label: line('The small line above the tagline.', 40),
      lead: line('Under the tagline.'),
      link: link('The button.'),
      ...pagePicture,
    })
    .describe('The top of the page. The tagline itself stands in the company data.'),
  story: z
    .strictObject({ heading: line('The heading.', 40), text: markdown('Two or three paragraphs.') })
    .describe('The story.'),
  mission: headed('The mission.'),
  vision: headed('The vision.'),
  values: headed('The values.'),
  team: z.strictObject({ heading: line('The heading.', 60), text: line('The line beside it.') }).describe('The team.'),
  achievements: headed('The metrics.'),
  expectations: z.strictObject({ heading: line('The heading.', 60) }).describe('What to expect.'),
  callToAction,
});

const services = z.strictObject({
  ...pageHead,
  heading: line('The heading.', 40),
  lead: line('Under the heading.'),
  learnMore: line('The button on every card.', 30),
  callToAction,
});

const service = z.strictObject({
  parent: line('The name of the catalogue, above the title.', 30),
  getStarted: link('The button under the title.'),
  overview: line('Heading of the overview.', 40),
  features: line('Heading of the features.', 40),
  benefits: line('Heading of the benefits.', 40),
  process: line('Heading of the process.', 40),
  related: line('Heading of the articles about the service.', 40),
  callToAction,
  goBack: link('The floating link back to the catalogue.'),
});

const contact = z.strictObject({
  ...pageHead,
  heading: line('The heading.', 60),
  form: contactForm,
  next: list('What happens after the message was sent.', line('One step.', 120), 1),
  information: z
    .strictObject({
      heading: line('The heading.', 40),
      services: link('Leads to the catalogue.'),
      ...pagePicture,
    })
    .describe('How else to reach the company; the facts stand in the company data.'),
});

const careers = z.strictObject({
  ...pageHead,
  hero: z
    .strictObject({
      label: line('The small line above the heading.', 40),
      heading: line('The heading.', 60),
      lead: line('Under the heading.'),
      link: link('The button.'),
      ...pagePicture,
    })
    .describe('The top of the page.'),
  offers: headed('What we offer.'),
  roles: z
    .strictObject({
      heading: line('The heading.', 60),
      experience: line('The experience, on every card.', 40),
      learnMore: line('The button on every card.', 30),
      none: z
        .strictObject({
          lead: line('In place of the line under the heading.', 160),
          heading: line('That no role is open.', 60),
          text: line('When there will be one.', 200),
          write: z
            .strictObject({
              label: line('The words on the button.', 40),
              subject: line('Subject of the email that it opens.', 80),
            })
            .describe('The button that opens an email.'),
          address: line('Before the address for applications.', 40),
        })
        .describe('What stands here while no role is open.'),
    })
    .describe('The list of open roles.'),
  hiring: z.strictObject({ heading: line('The heading.', 60) }).describe('The hiring process.'),
  callToAction,
});

const blog = z.strictObject({
  ...pageHead,
  hero: z
    .strictObject({ heading: line('The heading.', 60), lead: line('Under the heading.'), link: link('The button.') })
    .describe('The top of the page.'),
  articles: z
    .strictObject({ heading: line('The heading.', 60), readMore: line('The button on every card.', 30) })
    .describe('The list of articles.'),
  topics: z
    .array(line('One or two words.', 24))
    .min(1)
    .max(8)
    .describe('What articles may be about; each names one of these.'),
  earlier: z
    .strictObject({ heading: line('The heading.', 60) })
    .describe('The titles of older articles; once there are more than cards.'),
  feed: z
    .strictObject({
      title: line('What a feed reader calls it.', 60),
      description: line('What it brings, in one sentence.', 160),
    })
    .describe('The feed of articles.'),
  callToAction,
});

const article = z.strictObject({
  parent: line('The name of the list, above the title.', 30),
  series: line('The name of the series, beside it.', 40),
  back: link('Leads back to the list.'),
  related: z
    .strictObject({
      services: line('Heading of the services.', 40),
      articles: line('Heading of the articles.', 40),
    })
    .describe('Related services and articles.'),
});

const notFound = (meaning: string) =>
  z
    .strictObject({
      ...titleAndDescription,
      heading: line('The heading.', 60),
      text: line('The line under it.', 120),
      links: list('Ways on.', link('A way on.'), 1),
      ...pagePicture,
    })
    .describe(meaning);

const notFoundPages = z.strictObject({
  page: notFound('Any address that leads nowhere.'),
  service: notFound('An unknown address below /services.'),
  job: notFound('An unknown address below /jobs.'),
  article: notFound('An unknown address below /blog.'),
});

/** What each file of content/pages must hold, by its path. */
export const pages = {
  'pages/home': home,
  'pages/about': about,
  'pages/services': services,
  'pages/service': service,
  'pages/contact': contact,
  'pages/careers': careers,
  'pages/job': job,
  'pages/blog': blog,
  'pages/article': article,
  'pages/not-found': notFoundPages,
};
