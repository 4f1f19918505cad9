// The fields of a content schema as the desk (Pages CMS) shows them. Its own words for them: lib/config-schema.ts there.
import type { ChoiceName, Described } from '@/lib/described';
import { fieldLabel } from './labels';

export interface Field {
  name: string;
  label: string;
  type?: string;
  component?: ChoiceName;
  description?: string;
  required?: boolean;
  default?: string;
  list?: { min?: number; max?: number; collapsible: false | { collapsed: true; summary: string } };
  pattern?: { regex: string; message: string };
  options?: Record<string, unknown>;
  blockKey?: string;
  blocks?: Pick<Field, 'name' | 'label' | 'fields'>[];
  fields?: Field[];
}

/** A field longer than this is a box of several lines. */
const longestLine = 100;

const forms: Record<string, { regex?: string; message: string }> = {
  email: { message: 'should be an email address' },
  uri: { regex: '^https?://\\S+$', message: 'should be a web address' },
};

const given = <Value extends object>(value: Value) =>
  Object.values(value).some((part) => part !== undefined) ? value : undefined;

/** The kind of a field, and what it accepts. */
function kindOf(schema: Described, isRequired: boolean): Omit<Field, 'name' | 'label'> {
  const { type, format, pattern, message, minLength = 0, maxLength, minimum, maximum } = schema;
  if (schema.oneOf) {
    const blocks = schema.oneOf.map(({ properties: { type: kind, ...properties } = {}, required }) => ({
      name: kind?.const ?? '',
      label: (kind?.description ?? '').replace(/[;.].*/, ''),
      fields: fieldsOf({ properties, ...(required && { required }) }),
    }));
    return { type: 'block', blockKey: 'type', blocks };
  }
  if (schema.properties) return { type: 'object', fields: fieldsOf(schema) };
  if (type === 'integer' || type === 'number') {
    const limit = (value = 0) => (Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value);
    const options = { min: limit(minimum ?? -Number.MAX_SAFE_INTEGER), max: limit(maximum ?? Number.MAX_SAFE_INTEGER) };
    return { type: 'number', options: { ...options, step: type === 'integer' ? 1 : 'any' } };
  }
  // An empty day is today to the desk, unless it is told otherwise.
  if (format === 'date') return { type: 'date', ...(!isRequired && { default: '' }) };
  if (schema.picture) return { type: 'image', options: { extensions: pictureEndings } };
  if (schema.choices) return { component: schema.choices };
  if (schema.enum) return { type: 'select', options: { values: schema.enum } };
  const form = forms[format ?? ''];
  const regex = form?.regex ?? pattern;
  const options = given({ minlength: minLength > 1 ? minLength : undefined, maxlength: maxLength });
  return {
    type: schema.markdown || (maxLength ?? 0) > longestLine ? 'text' : 'string',
    ...(regex && { pattern: { regex, message: `It ${message ?? form?.message}.` } }),
    ...(options && { options }),
  };
}

export const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'];

/** The fields of an entry that say which one it is. */
const telling = ['title', 'heading', 'question', 'name', 'city', 'network', 'label', 'metric', 'from'];

function summaryOf({ fields = [], blocks = [] }: Omit<Field, 'name' | 'label'>): string {
  const names = [...fields, ...blocks.flatMap((block) => block.fields ?? [])].map(({ name }) => name);
  const told = blocks.length > 0 ? ['heading', 'text'] : [telling.find((name) => names.includes(name)) ?? names[0]];
  return `{index}. ${told.map((name) => `{fields.${name}}`).join('')}`;
}

/** The fields of a group, in its order. */
export function fieldsOf({ properties = {}, required = [] }: Described): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const isRequired = required.includes(name);
    const kind = kindOf(schema.items ?? schema, isRequired);
    const list = schema.items && {
      ...given({ min: schema.minItems, max: schema.maxItems }),
      collapsible:
        kind.fields || kind.blocks ? { collapsed: true as const, summary: summaryOf(kind) } : (false as const),
    };
    return {
      name,
      label: fieldLabel(name),
      ...kind,
      required: isRequired,
      ...(list && { list }),
      ...(schema.description && { description: schema.description }),
    };
  });
}
