import { z } from 'astro/zod';
import { line } from './parts';

const picture = (meaning: string) =>
  z
    .strictObject({
      title: line('The large text; up to about sixty characters fit.', 60),
      line: line('The one line below it.', 44),
    })
    .describe(meaning);

const feed = (meaning: string) =>
  z
    .strictObject({
      title: line('What a feed reader calls it.', 60),
      description: line('What it brings, in one sentence.', 160),
    })
    .describe(meaning);

export const sharing = z.strictObject({
  pictures: z
    .strictObject({
      home: picture('The home page.'),
      about: picture('The About page.'),
      services: picture('The catalogue.'),
      contact: picture('The Contact page.'),
      careers: picture('The Careers page.'),
      blog: picture('The list of articles.'),
      privacy: picture('The privacy policy.'),
      terms: picture('The terms.'),
      jobLine: line('The line of every job; {experience} is filled in.', 44),
      alt: line('What every picture is; {title} is its large text, {name} the company.', 120),
    })
    .describe('The words on the pictures that a link preview shows.'),
  feeds: z
    .strictObject({ articles: feed('The articles.'), jobs: feed('The open roles.') })
    .describe('What people subscribe to.'),
  markdown: line('What the Markdown form of a page is called.', 40),
  agents: z
    .strictObject({
      text: line('One or two sentences under the name of the company.', 300),
      company: line('Heading of the pages about the company.', 40),
      services: line('Heading of the services.', 40),
      jobs: line('Heading of the open roles.', 40),
      articles: line('Heading of the articles.', 40),
      feeds: line('Heading of the feeds.', 40),
    })
    .describe('The words of llms.txt, which tells programs that read for people what there is.'),
});
