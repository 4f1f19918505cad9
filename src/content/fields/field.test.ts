import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { day } from './days.ts';
import { optional } from './field.ts';

test.each([{}, { text: '', day: '' }, { text: null, day: null }])(
  'a field that the CMS left empty is missing: %j',
  (value) => {
    const schema = z.strictObject({ text: optional(z.string()), day: optional(day('Day')) });
    expect(Object.values(schema.parse(value)).filter((field) => field !== undefined)).toEqual([]);
  },
);
