import { z } from 'astro/zod';

/** A line of plain text; never empty, so that a forgotten word cannot reach a page. */
export const line = (meaning: string, longest = 240) => z.string().trim().min(1).max(longest).describe(meaning);

/** A group of fields. */
export const group = <Fields extends z.ZodRawShape>(meaning: string, fields: Fields) =>
  z.strictObject(fields).describe(meaning);

/** A list; never empty, and at most as many entries as its layout holds. */
export const list = <Item extends z.ZodType>(meaning: string, item: Item, most = 12) =>
  z.array(item).min(1).max(most).describe(meaning);

/** A list that may be empty. Pages CMS then leaves it out of the file. */
export const optionalList = <Item extends z.ZodType>(meaning: string, item: Item, most = 12) =>
  z.array(item).max(most).default([]).describe(meaning);

/** A sentence or two for search results, which show about this much of it. */
export const summary = (meaning: string) => line(meaning, 160);

/** A text in Markdown: paragraphs, emphasis, links, code, lists, quotes, tables. */
export const markdown = (meaning: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(8000)
    .meta({ markdown: true, description: `${meaning} Markdown.` });

/** A text in one form; `message` says which, after "should". It also guides the CMS, which does not save another. */
export const formed = (pattern: RegExp, message: string, longest = 120) =>
  z.string().max(longest).regex(pattern, message).meta({ message });

/** A text that `isRight` accepts. `pattern` tells the CMS what it can check of it. */
export const checked = (isRight: (text: string) => boolean, message: string, pattern: string) =>
  z.string().max(200).refine(isRight, message).meta({ pattern, message });

const isWebAddress = (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text);

/** The address of a page of others. */
export const webAddress = (meaning: string) =>
  checked(isWebAddress, 'should be a web address that begins with "https://"', '^https://\\S+$').describe(meaning);

/** A whole number that puts things in order, starting at 1. */
export const position = (meaning: string) => z.number().int().min(1).describe(meaning);

/** A calendar day, written 2026-03-12. */
export const day = (meaning: string) =>
  z.iso
    .date()
    .transform((text) => new Date(text))
    .describe(`${meaning} Written as a day: 2026-03-12.`);

const dayOrDraft = 'should be a day such as 2026-03-12, or draft';

/** When an entry goes online. */
export const publish = z
  .string()
  .max(10)
  .refine((text) => text === 'draft' || z.iso.date().safeParse(text).success, dayOrDraft)
  .meta({ pattern: '^(|draft|\\d{4}-\\d{2}-\\d{2})$', message: dayOrDraft })
  .describe('When it goes online: a day such as 2026-03-12, or draft. At once, if it is left out.')
  .optional();

/** A picture in place of the drawing that the site would make. */
export const picture = group('A photograph or an SVG; without one the picture is drawn.', {
  file: formed(
    /^pictures\/[^/]+\.(?:jpe?g|png|webp|avif|svg)$/,
    'should be a picture in content/pictures, such as pictures/team.jpg',
    80,
  ).meta({
    ref: 'pictures',
    description:
      'A photograph or an SVG in content/pictures, such as pictures/team.jpg; a photograph is best 1600 pixels wide or more, and at least 600.',
  }),
  alt: line('What the picture shows; for people who cannot see it.', 160),
}).optional();

const drawing = (kind: 'plate' | 'emblem') =>
  z
    .string()
    .max(40)
    .meta({ ref: kind, description: 'The name of a drawing; without one the site takes a generic one.' })
    .optional();

/** The name of a large drawing, and of a small one for a value or a role. */
export const [plate, emblem] = [drawing('plate'), drawing('emblem')];

/** The picture of a page or of an entry in a list. */
export const pagePicture = { image: picture, drawing: plate };

/** The title and description that search engines and browser tabs show. */
export const titleAndDescription = {
  title: line('The whole title in the browser tab and in search results.', 70),
  description: summary('One or two sentences for search results; different on every page.'),
};

/** What the head of every page of its own needs. */
export const pageHead = {
  ...titleAndDescription,
  sharing: group('The picture of a link preview; the words on it.', {
    title: line('The large text; up to about sixty characters fit.', 60),
    line: line('The one line below it.', 44),
  }),
};

/** The file of another entry, with its ending, as Pages CMS keeps it, or without. It becomes the id. */
const fileIn = (ref: 'services' | 'projects') => (meaning: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(60)
    .transform((name) => name.replace(/\.yaml$/, ''))
    .meta({ ref, description: meaning });

export const serviceFile = fileIn('services');
export const projectFile = fileIn('projects');

/** Up to three services. */
export const serviceFiles = (meaning: string, least = 0) =>
  z.array(serviceFile('The file of a service, such as web-dev.yaml.')).min(least).max(3).describe(meaning);

/** One of the people, by name. */
export const person = (meaning: string) => line(meaning, 60).meta({ ref: 'people' });

/** A question and its answer. */
export const question = {
  question: line('The question.', 120),
  answer: markdown('The answer.'),
};

const linkTo =
  <Href extends z.ZodType>(href: Href) =>
  (meaning: string, longest = 40) =>
    group(meaning, { label: line('The words on the link or button.', longest), href });

/** A link to a page of this site. */
export const link = linkTo(
  formed(/^\/(?!\/)/, 'should be an address on this site and begin with "/"', 200).describe(
    'An address on this site, such as /contact.',
  ),
);

/** A link to a page of this site or of another. */
export const anyLink = linkTo(
  formed(
    /^(?:\/(?!\/)|https:\/\/)/,
    'should be an address on this site that begins with "/", or one elsewhere that begins with "https://"',
    200,
  ).describe('An address on this site, such as /contact, or one elsewhere, with https://.'),
);

export const callToAction = group('The closing call to action at the end of the page.', {
  heading: line('The large line of the closing call.', 60),
  text: line('One or two sentences below it.'),
  link: link('The button.'),
});
