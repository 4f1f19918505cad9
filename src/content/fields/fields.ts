// The kinds of fields that content has. `title` and `description` of a field are its label and its help text in the CMS.
// Schemas import nothing of Astro but zod, because `npm run fix` and unit tests read them without it.
import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { isoDay } from '../../lib/text.ts';
import { today } from '../visibility.ts';
import { findPlaceholders, markdownProblems, prosePattern } from './markdownProblems.ts';

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

/** A line of plain text, never empty. A placeholder that nothing fills in would be shown as it is. */
export const line = (label: Label, longest = 240, placeholders: readonly string[] = []) =>
  text(longest)
    .superRefine((value, context) => {
      for (const name of findPlaceholders(value))
        if (!placeholders.includes(name)) context.addIssue(`has the placeholder ${name}, which nothing fills in`);
    })
    .meta(toMeta(label));

/** A line in which {services} becomes the number of services. */
export const countingLine = (label: Label) => line(label, 160, ['{services}']);

const letterMessage = 'should have a letter from A to Z or a digit, because the file is named after it';

/** The name of an entry. Pages CMS names a new file after it, and knows no name for letters of some languages. */
export const nameLine = (label: Label, longest: number) =>
  line(label, longest)
    .regex(/[A-Za-z0-9]/, letterMessage)
    .meta({ message: letterMessage });

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

/** A position on the globe: at most so many degrees in both directions. The CMS saves 0 for an empty field. */
export const degrees = (label: Label, most: number) =>
  z
    .number(expected('a number'))
    .min(-most, `should be at least ${-most}`)
    .max(most, `should be at most ${most}`)
    .refine((value) => value !== 0, 'is required, and should not be exactly 0')
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

/** Markdown that may have code. */
export const markdownWithCode = (label: Label) =>
  text(8000)
    .superRefine((value, context) => {
      for (const problem of markdownProblems(value)) context.addIssue(problem);
    })
    .meta({ markdown: true, ...toMeta(label) });

/** Markdown without code, so that the CMS can refuse most mistakes by a pattern. */
export const markdown = (label: Label) => markdownWithCode(label).meta({ ...toMeta(label), ...prosePattern });

/** A text of a given form. The CMS shows the same message. */
export const matching = (pattern: RegExp, message: string, longest = 200) =>
  text(longest).regex(pattern, message).meta({ message });

export const emailAddress = (label: Label) =>
  matching(
    /^[^\s@<>:,;]+@[^\s@<>:,;]+\.[^\s@<>:,;.]+$/,
    'should be only an email address, such as hello@company.com',
    60,
  ).meta(toMeta(label));

/** The address of an external page. */
export const webAddress = (label: Label) =>
  matching(/^https:\/\/[^\s<>]+\.[^\s<>]+$/, 'should be a web address that begins with "https://"').meta(toMeta(label));

/** A position in an order, starting at 1. */
export const order = (label: Label) => wholeNumber(label, 1);

/** YAML reads a day as a date; in quotation marks it is a text. February 31 stays a text. */
function readDay(value: unknown) {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) || isoDay(date) !== value ? value : date;
}

export const firstDay = '2000-01-01';

/** Whether a day is none that somebody typed by mistake. */
function isLikely(date: Date): boolean {
  const [, year, rest] = /^(\d+)(.+)$/.exec(today('UTC')) ?? [];
  return isoDay(date) >= firstDay && isoDay(date) <= `${Number(year) + 2}${rest}`;
}

/** A calendar day, written 2026-03-12. */
export const day = (label: Label) =>
  z
    .preprocess(
      readDay,
      z.date('should be a day such as 2026-03-12').refine(isLikely, 'should be between 2000 and two years ahead'),
    )
    .meta({ type: 'date', ...toMeta(label) });

/** Whether Intl knows a code. It throws for one that it cannot read. */
function isKnown(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}

export const currency = (label: Label) =>
  matching(/^[A-Z]{3}$/, 'should be three capital letters', 3)
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'should be a known currency, such as USD')
    .meta(toMeta(label));

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A known country, by its usual code: GB, not UK. */
const isCountry = (code: string) =>
  regionNames.of(code) !== undefined && new Intl.Locale('und', { region: code }).region === code;

export const countryCode = (label: Label) =>
  matching(/^[A-Z]{2}$/, 'should be two capital letters', 2)
    .refine((code) => isKnown(() => isCountry(code)), 'should be the code of a country, such as IN')
    .meta(toMeta(label));

export const timeZone = (label: Label) =>
  line(label, 40).refine(
    (name) => isKnown(() => Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))),
    'should be a known time zone',
  );

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

const pictureFields = (image: Image, label: Label, folder: DrawingFolder = 'plates') =>
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
export const picture = (image: Image, fallback: string) =>
  pictureFields(image, pictureLabel)
    .transform((value) => toPicture(value, fallback))
    .prefault({});

/** A drawing or a photograph, or none. */
export const optionalPicture = (
  image: Image,
  label: Label = { title: 'Picture', description: 'If empty, the text stands alone.' },
  folder?: DrawingFolder,
) =>
  pictureFields(image, label, folder)
    .transform((value) => (value.drawing || value.photograph ? toPicture(value) : undefined))
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
  items(reference(folder, 'File'), 3)
    .min(least, 'should have at least one entry')
    .refine((names) => new Set(names).size === names.length, 'has the same entry twice')
    .default([])
    .meta(toMeta(label));

export const question = {
  question: line('Question', 120),
  answer: markdown('Answer'),
};

/** A link to a page of this site, or to another site. */
export const link = (label: Label, longest = 40) =>
  group(label, {
    label: line('Words', longest),
    href: matching(
      /^(?:\/(?!\/)[^\s<>]*|https:\/\/[^\s<>]+\.[^\s<>]+)$/,
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
