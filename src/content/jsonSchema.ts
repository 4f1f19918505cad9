import { z } from 'astro/zod';
import type { DrawingKind } from './drawingNames.ts';

/** What a field may refer to: content, a file or a drawing. */
export type Ref = 'offices' | 'topics' | 'groups' | 'people' | 'services' | 'projects' | 'pictures' | DrawingKind;

/** The part of JSON Schema that the content schemas use, with their metadata. */
export interface JsonSchema {
  type?: string;
  /** The label in the CMS. */
  title?: string;
  /** The help text in the CMS. */
  description?: string;
  const?: string;
  default?: boolean;
  format?: string;
  pattern?: string;
  /** The message for a text that does not match `pattern`. */
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

export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const known = converted.get(schema);
  if (known) return known;
  // Zod's type covers all of JSON Schema.
  const jsonSchema = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
  converted.set(schema, jsonSchema);
  return jsonSchema;
}
