// Plain text, and text of a given form.
import { z } from 'astro/zod';
import { expected, type Label, toMeta } from './field.ts';
import { findPlaceholders } from './markdownProblems.ts';

export const text = (longest: number) =>
  z.string(expected('a text')).trim().min(1, 'is required').max(longest, `should have at most ${longest} characters`);

/** What a plain text shows as it was written, and what it should say instead. */
const notPlain = [
  { found: /&(?:[a-z]+|#x?[\da-f]+);/i, advice: 'Write the character itself' },
  { found: /<\/?[a-z][^>]*>/i, advice: 'Write words alone' },
  { found: /\*\*|__|`|\[[^\]]*\]\([^)]*\)|^#+ |(?<![\w*])\*[^\s*][^*]*\*(?![\w*])/, advice: 'Write words alone' },
];

/** A line of plain text, never empty. A placeholder that nothing fills in would be shown as it is. */
export const line = (label: Label, longest = 240, placeholders: readonly string[] = []) =>
  text(longest)
    .superRefine((value, context) => {
      for (const name of findPlaceholders(value))
        if (!placeholders.includes(name)) context.addIssue(`has the placeholder ${name}, which nothing fills in`);
      for (const { found, advice } of notPlain) {
        const [shown] = found.exec(value) ?? [];
        if (shown) context.addIssue(`has ${shown}, which would be shown as it is written. ${advice}`);
      }
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

/** A description for search results, which show about 160 characters. */
export const summary = (label: Label) => line(label, 160);

/** A text of a given form. The CMS shows the same message. */
export const matching = (pattern: RegExp, message: string, longest = 200) =>
  text(longest).regex(pattern, message).meta({ message });

export const oneSentence = (longest = 160) => line({ title: 'Description', description: 'One sentence.' }, longest);
