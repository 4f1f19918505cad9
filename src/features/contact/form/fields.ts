/** What is wrong with a field. */
export type FieldError = 'missing' | 'malformed' | 'tooLong';

/** All about a field but its place on the page. */
export interface FieldDescription {
  label: string;
  /** An example of what to enter. */
  example?: string;
  /** What the form says of each error. A field with 'missing' is required. */
  errors: Partial<Record<FieldError, string>>;
  /** The most characters, without white space around them. EmailJS accepts 50 kB of parameters, enough for these in any script. */
  limit?: number;
  /** From how many on the field says how many are left. */
  countFrom?: number;
  /** What the whole text must match. Never tried on a text that is too long. */
  pattern?: RegExp;
  /** Attributes of its control. A field with rows is the only one whose text may have several lines. */
  control?: { type?: string; autoComplete?: string; rows?: number };
}

const malformedEmail = 'Invalid email format';

const descriptions = {
  name: {
    label: 'Name',
    errors: { missing: 'Name is required', tooLong: 'Please enter a shorter name' },
    limit: 320,
    control: { autoComplete: 'name' },
  },
  email: {
    label: 'Email',
    example: 'Such as name@example.com',
    errors: { missing: 'Email is required', malformed: malformedEmail, tooLong: malformedEmail },
    limit: 320,
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    control: { type: 'email', autoComplete: 'email' },
  },
  service: { label: 'Service', errors: { missing: 'Please select a service' } },
  message: {
    label: 'Message',
    errors: {
      missing: 'Message is required',
      tooLong: 'Please shorten the message to 10,000 characters, or send it by email',
    },
    limit: 10_000,
    countFrom: 9_000,
    control: { rows: 4 },
  },
} satisfies Record<string, FieldDescription>;

export type FieldName = keyof typeof descriptions;
export const fields: Readonly<Record<FieldName, FieldDescription>> = descriptions;

/** In the order in which errors, receipts and mails name them. */
export const fieldNames = Object.keys(fields) as FieldName[];

export const isRequired = (name: FieldName) => fields[name].errors.missing !== undefined;
export const hasLines = (name: FieldName) => fields[name].control?.rows !== undefined;
