// The schemas as JSON Schema, for what reads content files without Astro.
import { z } from 'astro/zod';
import type { Image } from './pictures.ts';

/** How the CMS lists the files of a folder: by the field that names a file, with these fields, sorted by one of them. */
export interface View {
  primary: string;
  fields: string[];
  sort: string;
  order?: 'asc' | 'desc';
}

/** The part of JSON Schema that the schemas use, with their metadata. */
export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  const?: string;
  pattern?: string;
  /** The message for a text that does not match `pattern`. */
  message?: string;
  markdown?: boolean;
  /** Editors see it, and cannot change it. */
  readonly?: boolean;
  image?: boolean;
  /** The folders of art/ that have a file of this name. */
  drawing?: string[];
  reference?: string;
  /** What the CMS shows of a folder's files. */
  view?: View;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
}

/** In place of Astro's image(), which only Astro has. */
export const image = (() => z.string()) as unknown as Image;

export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** The fields that name an entry of a list, in order of preference. */
const namingFields = ['title', 'heading', 'question', 'name', 'city', 'network', 'label', 'metric'];

/** The field by which the CMS shows an entry of a list while it is closed. */
export function namingField({ oneOf, properties = {} }: JsonSchema): string | undefined {
  const names = Object.keys(properties);
  return oneOf || names.includes('type') ? 'heading' : (namingFields.find((name) => names.includes(name)) ?? names[0]);
}
