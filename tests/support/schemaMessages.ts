import type { z } from 'astro/zod';

/** The messages of a schema for a value, with their fields, as Astro shows them. */
export const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
