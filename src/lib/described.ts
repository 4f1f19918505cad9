import { z } from 'astro/zod';

/** A schema as data, as z.toJSONSchema writes it, with what our schemas add. */
export interface Described {
  type?: string;
  description?: string;
  const?: string;
  enum?: string[];
  format?: string;
  pattern?: string;
  /** What is said where the text has not the form it should have. */
  message?: string;
  markdown?: boolean;
  picture?: boolean;
  drawing?: 'plate' | 'emblem';
  /** The folder of whose files it names one. */
  reference?: 'services';
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Described>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Described;
  anyOf?: Described[];
  oneOf?: Described[];
}

const descriptions = new WeakMap<z.ZodType, Described>();

/** A schema as data: what each field is called, holds and means. */
export function describedBy(schema: z.ZodType): Described {
  const described =
    descriptions.get(schema) ?? (z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Described);
  descriptions.set(schema, described);
  return described;
}
