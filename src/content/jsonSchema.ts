import { z } from 'astro/zod';
import type { DrawingKind } from './drawingNames.ts';

/** What the text of a field may name: an entry of the content, a file, or a drawing. */
export type Ref = 'offices' | 'topics' | 'groups' | 'people' | 'services' | 'projects' | 'pictures' | DrawingKind;

/** A schema as data, as z.toJSONSchema writes it, with the metadata of our schemas. */
export interface JsonSchema {
  type?: string;
  /** What the field is called in the CMS. */
  title?: string;
  /** What belongs there, where the title does not say it. */
  description?: string;
  const?: string;
  default?: boolean;
  format?: string;
  pattern?: string;
  /** What is said where the text has not the form it should have. */
  message?: string;
  markdown?: boolean;
  ref?: Ref;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const converted = new WeakMap<z.ZodType, JsonSchema>();

/** A schema as data: what each field is called, holds and means. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const known = converted.get(schema);
  if (known) return known;
  // Zod's type allows all of JSON Schema; our schemas use this part of it.
  const jsonSchema = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
  converted.set(schema, jsonSchema);
  return jsonSchema;
}
