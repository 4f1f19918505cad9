import { z } from 'astro/zod';

/** The label of a field in the CMS, and optionally its help text. */
export type Label = string | { title: string; description: string };

export const fieldMeta = (label: Label) => (typeof label === 'string' ? { title: label } : label);

/** A line of plain text, never empty. */
export const line = (label: Label, longest = 240) => z.string().trim().min(1).max(longest).meta(fieldMeta(label));

export const group = <Fields extends z.ZodRawShape>(label: Label, fields: Fields) =>
  z.strictObject(fields).meta(fieldMeta(label));

/** A list, never empty. The layout limits its length. */
export const list = <Item extends z.ZodType>(label: Label, item: Item, most = 12) =>
  z.array(item).min(1).max(most).meta(fieldMeta(label));

/** A list that may be empty or missing: Pages CMS leaves empty lists out of the file. */
export const optionalList = <Item extends z.ZodType>(label: Label, item: Item, most = 12) =>
  z.array(item).max(most).default([]).meta(fieldMeta(label));

/** A description for search results, which show about 160 characters. */
export const summary = (label: Label) => line(label, 160);

/** Markdown: paragraphs, emphasis, links, code, lists, quotes, tables. */
export const markdown = (label: Label) =>
  z
    .string()
    .trim()
    .min(1)
    .max(8000)
    .meta({ markdown: true, ...fieldMeta(label) });

/** A text that matches a pattern, also checked by the CMS. `message` begins with "should". */
export const formed = (pattern: RegExp, message: string, longest = 120) =>
  z.string().max(longest).regex(pattern, message).meta({ message });

/** A text that `isValid` accepts. The CMS can only check `pattern`. */
export const checked = (isValid: (text: string) => boolean, message: string, pattern: string) =>
  z.string().max(200).refine(isValid, message).meta({ pattern, message });

const isWebAddress = (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text);

/** The address of an external page. */
export const webAddress = (label: Label) =>
  checked(isWebAddress, 'should be a web address that begins with "https://"', '^https://\\S+$').meta(fieldMeta(label));

/** A position in an order, starting at 1. */
export const position = (label: Label) => z.number().int().min(1).meta(fieldMeta(label));

/** A calendar day, written 2026-03-12. */
export const day = (label: Label) =>
  z.iso
    .date()
    .transform((text) => new Date(text))
    .meta(fieldMeta(label));

const dayOrDraft = 'should be a day such as 2026-03-12, or draft';

/** When an entry goes online. */
export const publish = z
  .string()
  .max(10)
  .refine((text) => text === 'draft' || z.iso.date().safeParse(text).success, dayOrDraft)
  .meta({ pattern: '^(|draft|\\d{4}-\\d{2}-\\d{2})$', message: dayOrDraft })
  .meta({
    title: 'Goes online',
    description: 'A day such as 2026-03-12, or draft. If empty, at once.',
  })
  .optional();

/** A picture shown instead of a drawing. */
export const picture = group(
  { title: 'Picture', description: 'A photograph or an SVG. Without one there is a drawing.' },
  {
    file: formed(
      /^pictures\/[^/]+\.(?:jpe?g|png|webp|avif)$/i,
      'should be in content/pictures and end with .jpg, .jpeg, .png, .webp or .avif (export a .heic photograph as .jpg)',
      80,
    ).meta({
      ref: 'pictures',
      title: 'File',
      description: 'In content/pictures. A photograph is at least 600 pixels wide, ideally 1600.',
    }),
    alt: line({ title: 'Text alternative', description: 'What the picture shows, for people who cannot see it.' }, 160),
  },
).optional();

const drawing = (kind: 'plate' | 'emblem') =>
  z
    .string()
    .max(40)
    .meta({ ref: kind, title: 'Drawing', description: 'Without one the site uses a generic drawing.' })
    .optional();

/** The name of a large drawing. */
export const plate = drawing('plate');

/** The name of a small drawing, for a value or a role. */
export const emblem = drawing('emblem');

/** A drawing with text that illustrates an article. */
export const diagram = group(
  { title: 'Diagram', description: 'Shown where there is no picture.' },
  {
    name: line({ title: 'Name', description: 'A file in art/diagrams, without .svg.' }, 40).meta({ ref: 'diagram' }),
    alt: line({ title: 'Text alternative', description: 'What the diagram says.' }, 320),
  },
).optional();

/** The picture of a page or of an entry in a list. */
export const pagePicture = { image: picture, drawing: plate };

/** The title and description that search engines and browser tabs show. */
export const titleAndDescription = {
  title: line({ title: 'Title', description: 'The whole title in the browser tab and in search results.' }, 70),
  description: summary({
    title: 'Description',
    description: 'For search results; different on every page.',
  }),
};

/** The metadata of a page. */
export const pageHead = {
  ...titleAndDescription,
  sharing: group(
    { title: 'Link preview', description: 'The text in the picture of a link preview.' },
    {
      title: line({ title: 'Title', description: 'The large text; about sixty characters fit.' }, 60),
      line: line('Line below the title', 44),
    },
  ),
};

/** A reference to a file, with or without its extension, which Pages CMS includes. The value is the id. */
const fileIn = (ref: 'services' | 'projects') => (label: Label) =>
  z
    .string()
    .trim()
    .min(1)
    .max(60)
    .transform((name) => name.replace(/\.yaml$/, ''))
    .meta({ ref, ...fieldMeta(label) });

export const serviceFile = fileIn('services');
export const projectFile = fileIn('projects');

/** Up to three services. */
export const serviceFiles = (label: Label, least = 0) =>
  z.array(serviceFile('The file of a service, such as web-dev.yaml')).min(least).max(3).meta(fieldMeta(label));

/** The name of a person in people.yaml. */
export const person = (label: Label) => line(label, 60).meta({ ref: 'people' });

export const question = {
  question: line('Question', 120),
  answer: markdown('Answer'),
};

const linkTo =
  <Href extends z.ZodType>(href: Href) =>
  (label: Label, longest = 40) =>
    group(label, { label: line('Words', longest), href });

/** A link to a page of this site. */
export const link = linkTo(
  formed(/^\/(?!\/)/, 'should be an address on this site and begin with "/"', 200).meta({
    title: 'Leads to',
    description: 'An address on this site, such as /contact.',
  }),
);

/** A link to a page of this site or an external page. */
export const anyLink = linkTo(
  formed(
    /^(?:\/(?!\/)|https:\/\/)/,
    'should be an address on this site that begins with "/", or one elsewhere that begins with "https://"',
    200,
  ).meta({
    title: 'Leads to',
    description: 'An address on this site, such as /contact, or one elsewhere, with https://.',
  }),
);

export const callToAction = group(
  { title: 'Call to action', description: 'At the end of the page.' },
  {
    heading: line('Heading', 60),
    text: line({ title: 'Text', description: 'One or two sentences.' }),
    link: link('Button'),
  },
);
