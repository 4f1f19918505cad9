// The kinds of fields that content has. `title` and `description` of a field are its label and its help text in the CMS.
// Schemas import nothing of Astro but zod, because `npm run fix` and unit tests read them without it.
import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { markdownProblems } from './markdownProblems.ts';

/** Astro's image(), which only Astro can provide. */
export type Image = SchemaContext['image'];

/** The label of a field in the CMS, and optionally its help text. */
export type Label = string | { title: string; description: string };

export const toMeta = (label: Label) => (typeof label === 'string' ? { title: label } : label);

/** What the CMS saves for a field that was left empty. */
const isEmpty = (value: unknown) => value === '' || value === null;

/** The message for a value of another type, which mostly is a field that was left empty. Other problems have their own. */
const expected = (kind: string) => ({
  error: ({ code, input }: z.core.$ZodRawIssue) => {
    if (code !== 'invalid_type') return undefined;
    return input === undefined || isEmpty(input) ? 'is required' : `should be ${kind}`;
  },
});

/** A field that may be left out or left empty. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional()).optional();

const text = (longest: number) =>
  z.string(expected('a text')).trim().min(1, 'is required').max(longest, `should have at most ${longest} characters`);

/** A line of plain text, never empty. */
export const line = (label: Label, longest = 240) => text(longest).meta(toMeta(label));

const letterMessage = 'should have a letter from A to Z or a digit, because the file is named after it';

/** The name of an entry. Pages CMS names a new file after it, and knows no name for letters of some languages. */
export const nameLine = (label: Label, longest: number) =>
  text(longest)
    .regex(/[A-Za-z0-9]/, letterMessage)
    .meta({ message: letterMessage, ...toMeta(label) });

/** The fields of an entry, a page or a group. */
export const fields = <Fields extends z.ZodRawShape>(shape: Fields) =>
  z.strictObject(shape, expected('a group of fields'));

export const group = <Fields extends z.ZodRawShape>(label: Label, shape: Fields) => fields(shape).meta(toMeta(label));

const items = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, expected('a list')).max(most, `should have at most ${most} entries`);

/** A list, never empty. The layout limits its length. */
export const list = <Item extends z.ZodType>(label: Label, item: Item, most = 12) =>
  items(item, most).min(1, 'should have at least one entry').meta(toMeta(label));

/** A list that may be empty or missing: the CMS leaves empty lists out of the file. */
export const optionalList = <Item extends z.ZodType>(label: Label, item: Item, most = 12) =>
  items(item, most).default([]).meta(toMeta(label));

/** A position on the globe: at most so many degrees in both directions. */
export const degrees = (label: Label, most: number) =>
  z
    .number(expected('a number'))
    .min(-most, `should be at least ${-most}`)
    .max(most, `should be at most ${most}`)
    .meta(toMeta(label));

export const wholeNumber = (label: Label, least: number, most?: number) => {
  const number = z
    .number(expected('a number'))
    .int('should be a whole number')
    .min(least, `should be at least ${least}`);
  return (most === undefined ? number : number.max(most, `should be at most ${most}`)).meta(toMeta(label));
};

/** A description for search results, which show about 160 characters. */
export const summary = (label: Label) => line(label, 160);

/** Markdown without HTML and pictures. */
export const markdown = (label: Label) =>
  text(8000)
    .superRefine((value, context) => {
      for (const problem of markdownProblems(value)) context.addIssue(problem);
    })
    .meta({ markdown: true, ...toMeta(label) });

/** A text of a given form. The CMS shows the same message. */
export const matching = (pattern: RegExp, message: string, longest = 200) =>
  text(longest).regex(pattern, message).meta({ message });

export const emailAddress = (label: Label) =>
  matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'should be an email address', 60).meta(toMeta(label));

/** The address of an external page. */
export const webAddress = (label: Label) =>
  matching(/^https:\/\/\S+$/, 'should be a web address that begins with "https://"').meta(toMeta(label));

/** A position in an order, starting at 1. */
export const order = (label: Label) => wholeNumber(label, 1);

/** YAML reads a day as a date; in quotation marks it is a text. */
const readDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(value) : value;

/** A calendar day, written 2026-03-12. */
export const day = (label: Label) =>
  z.preprocess(readDay, z.date('should be a day such as 2026-03-12')).meta({ type: 'date', ...toMeta(label) });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const timeZone = (label: Label) => line(label, 40).refine(isTimeZone, 'should be a known time zone');

/** Hides an entry until it is finished. */
export const draft = z
  .boolean()
  .default(false)
  .meta({ title: 'Draft', description: 'A draft is not online. Previews show it.' });

type DrawingFolder = 'plates' | 'emblems' | 'portraits' | 'diagrams' | 'before' | 'after';

/** The name of a drawing: a file of a folder of art/, without .svg. With two folders, both have a file of this name. */
export const drawing = (
  folders: DrawingFolder | readonly DrawingFolder[],
  label: Label = { title: 'Drawing', description: 'The preview of drafts shows all of them at /drawings.' },
) => text(40).meta({ drawing: [folders].flat(), ...toMeta(label) });

const alternative = line(
  { title: 'Text alternative', description: 'What it shows, for people who cannot see it.' },
  320,
);

/** A photograph with its text alternative. As a group of its own, Pages CMS asks for both once one of them is filled in. */
export const photograph = (
  image: Image,
  label: Label = { title: 'Photograph', description: 'Instead of the drawing. It needs a text alternative.' },
) =>
  optional(
    group(label, {
      file: image().meta({
        image: true,
        title: 'File',
        description: 'At least 600 pixels wide, ideally 1600. At most 3 MB.',
      }),
      alt: alternative,
    }),
  );

const pictureFields = (image: Image, label: Label, folder: 'plates' | 'emblems' = 'plates') =>
  group(label, { drawing: optional(drawing(folder)), photograph: photograph(image) });

type PictureFields = z.output<ReturnType<typeof pictureFields>>;

/** The drawing or the photograph of a picture, or else the drawing `fallback`. */
const toPicture = ({ drawing: name, photograph: own }: PictureFields, fallback?: string) => ({
  drawing: own ? name : (name ?? fallback),
  file: own?.file,
  alt: own?.alt,
});

const pictureLabel = { title: 'Picture', description: 'If empty, the drawing that fits this place.' };

/** A drawing or a photograph, or else the drawing `fallback`. */
export const picture = (
  image: Image,
  fallback: string,
  label: Label = pictureLabel,
  folder: 'plates' | 'emblems' = 'plates',
) =>
  pictureFields(image, label, folder)
    .transform((value) => toPicture(value, fallback))
    .prefault({});

const diagram = optional(
  group(
    { title: 'Diagram', description: 'A drawing with text. What it says is its text alternative.' },
    { drawing: drawing('diagrams'), alt: alternative },
  ),
);

/** The picture of a block of a text, which may also be a diagram. */
export const blockPicture = (image: Image) =>
  group(pictureLabel, { diagram, ...pictureFields(image, pictureLabel).shape })
    .transform(({ diagram: shown, ...value }) => {
      const drawn = toPicture(value, 'leaf-tiles');
      return { ...drawn, diagram: shown?.drawing, alt: shown?.alt ?? drawn.alt };
    })
    .prefault({});

export const sharingLine = line('Line below the title', 44);

/** The title and description that search engines and browser tabs show, and the text of a link preview. */
export const pageHead = {
  title: line({ title: 'Title', description: 'The whole title in the browser tab and in search results.' }, 70),
  description: summary({ title: 'Description', description: 'For search results; different on every page.' }),
  sharing: group(
    { title: 'Link preview', description: 'The text in the picture of a link preview.' },
    {
      title: line({ title: 'Title', description: 'The large text; about sixty characters fit.' }, 60),
      line: sharingLine,
    },
  ),
};

/** The folders whose entries others refer to. */
type Folder = 'services' | 'projects' | 'people' | 'offices' | 'topics';

/** The file of an entry of another folder, as the CMS saves it: web-dev.yaml. The value is the id of the entry. */
export const reference = (folder: Folder, label: Label) =>
  text(100)
    .regex(/^[\w-]+\.yaml$/, `should be the name of a file in content/${folder}, such as name.yaml`)
    .transform((file) => file.replace('.yaml', ''))
    .meta({ reference: folder, ...toMeta(label) });

/** Up to three entries of another folder. */
export const references = (folder: 'services', label: Label, least = 0) =>
  items(reference(folder, 'File'), 3).min(least, 'should have at least one entry').default([]).meta(toMeta(label));

export const question = {
  question: line('Question', 120),
  answer: markdown('Answer'),
};

/** A link to a page of this site, or to another site. */
export const link = (label: Label, longest = 40) =>
  group(label, {
    label: line('Words', longest),
    href: matching(
      /^(?:\/(?!\/)|https:\/\/)/,
      'should be an address on this site that begins with "/", or one elsewhere that begins with "https://"',
    ).meta({ title: 'Leads to', description: 'Such as /contact, or an address elsewhere with https://.' }),
  });

/** What a client says. */
export const quote = (label: Label) =>
  group(label, {
    text: line('Words, without quotation marks'),
    name: line('Who said it', 60),
    position: line('Position and company', 80),
  });

/** The end of a page. */
export const closing = {
  heading: line('Heading', 60),
  text: line({ title: 'Text', description: 'One or two sentences.' }),
  link: link('Button'),
};

export const callToAction = group(
  { title: 'Call to action', description: 'At the end of the page.' },
  {
    ...closing,
    quote: optional(quote({ title: 'Quote', description: 'What a client says, below the heading.' })),
  },
);

/** A heading with a line beside it. */
export const headed = { heading: line('Heading', 90), text: line('Line beside it') };

export const oneSentence = (longest = 160) => line({ title: 'Description', description: 'One sentence.' }, longest);
