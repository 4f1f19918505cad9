import type { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { type Described, describedBy } from '@/lib/described';

/** The same fields as the desk keeps them: in the order of their schema, without empty texts. */
function ordered(value: unknown, { properties = {}, items, oneOf = [] }: Described): unknown {
  if (Array.isArray(value)) return value.map((item) => ordered(item, items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const block = oneOf.find((one) => one.properties?.type?.const === fields.type);
  const known = block?.properties ?? properties;
  const names = [...Object.keys(known).filter((name) => name in fields), ...Object.keys(fields)].filter(
    (name) => fields[name] !== '',
  );
  return Object.fromEntries([...new Set(names)].map((name) => [name, ordered(fields[name], known[name] ?? {})]));
}

/** A content file in the form in which the desk saves it, so that an edit there changes only its own lines. */
export const deskForm = (text: string, schema: z.ZodType): string =>
  stringify(ordered(parse(text), describedBy(schema)));
