// What every field has. `title` and `description` of a field are its label and its help text in the CMS.
// Schemas import nothing of Astro but zod, because `npm run fix` and unit tests read them without it.
import { z } from 'astro/zod';

/** The label of a field in the CMS, and optionally its help text. */
export type Label = string | { title: string; description: string };

export const toMeta = (label: Label) => (typeof label === 'string' ? { title: label } : label);

/** What the CMS saves for a field that was left empty. */
const isEmpty = (value: unknown) => value === '' || value === null;

/** The message for a value of another type, which mostly is a field that was left empty. Other problems have their own. */
export const expected = (kind: string) => ({
  error: ({ code, input, ...issue }: z.core.$ZodRawIssue) => {
    if (code === 'unrecognized_keys' && Array.isArray(issue.keys))
      return `has an unknown field: ${issue.keys.join(', ')}`;
    return input === undefined || isEmpty(input) ? 'is required' : `should be ${kind}`;
  },
});

/** A field that may be left out or left empty. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional()).optional();
