import { z } from 'astro/zod';

/** A line of plain text; never empty, so that a forgotten word cannot reach a page. */
export const line = (meaning: string, longest = 240) => z.string().trim().min(1).max(longest).describe(meaning);

/** A list; at most as many entries as its layout holds. */
export const list = <Item extends z.ZodType>(meaning: string, item: Item, least = 0, most = 12) =>
  z.array(item).min(least).max(most).describe(meaning);

/** A text in Markdown: paragraphs, emphasis, links, code, lists, quotes, tables. */
export const markdown = (meaning: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(8000)
    .meta({ markdown: true, description: `${meaning} Markdown.` });

/** A whole number that puts things in order, starting at 1. */
export const position = (meaning: string) => z.number().int().min(1).describe(meaning);

/** A calendar day, written 2026-03-12. */
export const day = (meaning: string) =>
  z.iso
    .date()
    .transform((text) => new Date(text))
    .describe(`${meaning} Written as a day: 2026-03-12.`);

/** When an entry goes online. */
export const publish = z
  .string()
  .max(10)
  .refine(
    (text) => text === 'draft' || z.iso.date().safeParse(text).success,
    'should be a day such as 2026-03-12, or draft',
  )
  .describe('When it goes online: a day such as 2026-03-12, or draft. At once, if it is left out.')
  .optional();

/** A picture in place of the drawing that the site would make. */
export const picture = z
  .strictObject({
    file: z
      .string()
      .max(80)
      .regex(/\.(?:jpe?g|png|webp|avif|svg)$/, 'should be the name of a picture, such as team.jpg')
      .meta({
        picture: true,
        description:
          'The name of a photograph or an SVG in content/pictures, such as team.jpg; a photograph at least 1600 pixels wide.',
      }),
    alt: line('What the picture shows, for people who cannot see it.', 160),
  })
  .describe('A photograph or an SVG; without one the picture is drawn.')
  .optional();

/** The title and description that search engines and browser tabs show. */
export const described = {
  title: line('The whole title in the browser tab and in search results.', 70),
  description: z
    .string()
    .min(50)
    .max(160)
    .describe('One or two sentences for search results; different on every page.'),
};

/** What the head of every page of its own needs. */
export const pageHead = {
  ...described,
  sharing: z
    .strictObject({
      title: line('The large text; up to about sixty characters fit.', 60),
      line: line('The one line below it.', 44),
    })
    .describe('The words on the picture that a link preview shows.'),
};

/** A web address. */
export const address = (meaning: string) => z.url().max(200).describe(meaning);

export const link = (meaning: string, longest = 40) =>
  z
    .strictObject({
      label: line('The words on the link or button.', longest),
      href: z
        .string()
        .max(200)
        .regex(/^\/(?!\/)/, 'should be an address on this site and begin with "/"')
        .describe('Where it leads: an address on this site, such as /contact.'),
    })
    .describe(meaning);

export const callToAction = z
  .strictObject({
    heading: line('The large line of the closing call.', 60),
    text: line('One or two sentences below it.'),
    link: link('The button.'),
  })
  .describe('The closing call to action at the end of the page.');
