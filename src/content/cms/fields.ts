// The fields of a content schema as Pages CMS shows them. Its own words for them: lib/config-schema.ts there.
import { drawingNames } from '../drawingNames.ts';
import type { JsonSchema } from '../jsonSchema.ts';

/** What is undefined is left out of the settings. */
export interface Field {
  name: string;
  label?: string | undefined;
  type?: string;
  description?: string | undefined;
  required?: true | undefined;
  default?: string | boolean | undefined;
  list?: object | undefined;
  pattern?: { regex: string; message: string } | undefined;
  options?: Record<string, unknown> | undefined;
  blockKey?: string;
  blocks?: Pick<Field, 'name' | 'label' | 'fields'>[];
  fields?: Field[];
}

type Kind = Omit<Field, 'name' | 'label'>;

/** A field longer than this is a box of several lines. */
const longestLine = 100;

const forms: Record<string, { regex: string; message: string }> = {
  email: { regex: '^\\S+@\\S+$', message: 'should be an email address' },
};

/** The label of a field or a file, and what is said below it. */
export const textsOf = ({ title, description, markdown }: JsonSchema = {}) => ({
  label: title,
  description: [description, markdown && 'Markdown.'].filter(Boolean).join(' ') || undefined,
});

/** The options that are given; nothing where none is. */
const given = (options: Record<string, unknown>) =>
  Object.values(options).some((value) => value !== undefined) ? options : undefined;

/** A text in one form. Pages CMS sends an empty text for a field that is left out. */
function patternOf({ format = '', pattern, message }: JsonSchema, isRequired: boolean): Field['pattern'] {
  const { regex, message: sentence } = forms[format] ?? { regex: pattern, message };
  if (!regex) return undefined;
  const accepts = isRequired || new RegExp(regex).test('');
  return { regex: accepts ? regex : regex.replace(/^\^(.*)\$$/, '^(|$1)$'), message: `It ${sentence}.` };
}

/** The kind of a field, and what it accepts. */
function kindOf(schema: JsonSchema, isRequired: boolean): Kind {
  const { type, format, maxLength = 0, minimum, maximum } = schema;
  if (schema.oneOf) {
    const blocks = schema.oneOf.map(({ properties: { type: kind, ...properties } = {}, required }) => ({
      name: kind?.const ?? '',
      label: kind?.title,
      fields: fieldsOf({ properties, required: required ?? [] }),
    }));
    return { type: 'block', blockKey: 'type', blocks };
  }
  if (schema.properties) return { type: 'object', fields: fieldsOf(schema) };
  // A switch that was never touched is off to Pages CMS, unless it is told otherwise.
  if (type === 'boolean') return { type: 'boolean', default: schema.default };
  if (type === 'integer' || type === 'number') {
    const limit = (value?: number) => (Math.abs(value ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : value);
    const step = type === 'number' ? 'any' : undefined;
    return { type: 'number', options: given({ min: limit(minimum), max: limit(maximum), step }) };
  }
  // An empty day is today to Pages CMS, unless it is told otherwise.
  if (format === 'date') return { type: 'date', default: isRequired ? undefined : '' };
  if (schema.ref === 'pictures') return { type: 'image' };
  // Diagrams belong to articles and come and go with them, so they are not listed here.
  if (schema.ref === 'plate' || schema.ref === 'emblem') {
    return { type: 'select', options: { values: drawingNames(schema.ref) } };
  }
  const pattern = patternOf(schema, isRequired);
  return {
    type: schema.markdown || (maxLength > longestLine && !pattern) ? 'text' : 'string',
    pattern,
    options: given({
      maxlength: schema.markdown || pattern ? undefined : maxLength || undefined,
    }),
  };
}

/** The files of a folder, chosen by their titles and kept by their names. */
const referenceTo = (collection: string, { maxItems, items }: JsonSchema): Kind => ({
  type: 'reference',
  options: {
    collection,
    search: 'fields.title',
    value: '{name}',
    label: '{fields.title}',
    multiple: items ? true : undefined,
    max: maxItems,
  },
});

/** The fields of an entry that say which one it is. */
const telling = ['title', 'heading', 'question', 'name', 'city', 'network', 'label', 'metric', 'from'];

function summaryOf({ fields = [], blocks = [] }: Kind): string {
  const names = [...fields, ...blocks.flatMap((block) => block.fields ?? [])].map(({ name }) => name);
  const told = blocks.length > 0 ? ['heading', 'text'] : [telling.find((name) => names.includes(name)) ?? names[0]];
  return `{index}. ${told.map((name) => `{fields.${name}}`).join('')}`;
}

/** Pages CMS wants `collapsible` beside the most that a list takes. */
const listOf = ({ maxItems }: JsonSchema, kind: Kind): Field['list'] => ({
  max: maxItems,
  collapsible: Boolean(kind.fields ?? kind.blocks) && { collapsed: true, summary: summaryOf(kind) },
});

/** The fields of a group, in its order. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]): Field => {
    const isRequired = required.includes(name);
    const { ref } = schema.items ?? schema;
    const isReference = ref === 'services' || ref === 'projects';
    const kind = isReference ? referenceTo(ref, schema) : kindOf(schema.items ?? schema, isRequired);
    return {
      name,
      ...textsOf(schema),
      ...kind,
      required: isRequired || undefined,
      list: schema.items && !isReference ? listOf(schema, kind) : undefined,
    };
  });
}
