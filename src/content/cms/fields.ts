// Converts a content schema to fields of Pages CMS. Its settings are defined in its lib/config-schema.ts.
import { drawingNames } from '../drawingNames.ts';
import type { JsonSchema } from '../jsonSchema.ts';

/** Undefined properties are left out of the settings. */
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

/** A longer field is a text area. */
const longestLine = 100;

const forms: Record<string, { regex: string; message: string }> = {
  email: { regex: '^\\S+@\\S+$', message: 'should be an email address' },
};

/** The label of a field or file, and the help text below it. */
export const fieldTexts = ({ title, description, markdown }: JsonSchema = {}) => ({
  label: title,
  description: [description, markdown && 'Markdown.'].filter(Boolean).join(' ') || undefined,
});

/** The options, or undefined if none is set. */
const optionsIfAny = (options: Record<string, unknown>) =>
  Object.values(options).some((value) => value !== undefined) ? options : undefined;

/** The pattern of a text. An optional field also accepts '', which Pages CMS sends for an empty field. */
function createPattern({ format = '', pattern, message }: JsonSchema, isRequired: boolean): Field['pattern'] {
  const { regex, message: sentence } = forms[format] ?? { regex: pattern, message };
  if (!regex) return undefined;
  const accepts = isRequired || new RegExp(regex).test('');
  return { regex: accepts ? regex : regex.replace(/^\^(.*)\$$/, '^(|$1)$'), message: `It ${sentence}.` };
}

/** The type of a field, and its options. */
function createKind(schema: JsonSchema, isRequired: boolean): Kind {
  const { type, format, maxLength = 0, minimum, maximum } = schema;
  if (schema.oneOf) {
    const blocks = schema.oneOf.map(({ properties: { type: kind, ...properties } = {}, required }) => ({
      name: kind?.const ?? '',
      label: kind?.title,
      fields: createFields({ properties, required: required ?? [] }),
    }));
    return { type: 'block', blockKey: 'type', blocks };
  }
  if (schema.properties) return { type: 'object', fields: createFields(schema) };
  // Without a default, Pages CMS saves an untouched switch as off.
  if (type === 'boolean') return { type: 'boolean', default: schema.default };
  if (type === 'integer' || type === 'number') {
    const limit = (value?: number) => (Math.abs(value ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : value);
    const step = type === 'number' ? 'any' : undefined;
    return { type: 'number', options: optionsIfAny({ min: limit(minimum), max: limit(maximum), step }) };
  }
  // Without a default, Pages CMS fills in today.
  if (format === 'date') return { type: 'date', default: isRequired ? undefined : '' };
  if (schema.ref === 'pictures') return { type: 'image' };
  // Diagrams are not listed, because they change with the articles that use them.
  if (schema.ref === 'plate' || schema.ref === 'emblem') {
    return { type: 'select', options: { values: drawingNames(schema.ref) } };
  }
  const pattern = createPattern(schema, isRequired);
  return {
    type: schema.markdown || (maxLength > longestLine && !pattern) ? 'text' : 'string',
    pattern,
    options: optionsIfAny({
      maxlength: schema.markdown || pattern ? undefined : maxLength || undefined,
    }),
  };
}

/** Editors choose a file by its title; its name is saved. */
const createReference = (collection: string, { maxItems, items }: JsonSchema): Kind => ({
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

/** The fields that identify an entry of a list, in order of preference. */
const identifyingFields = ['title', 'heading', 'question', 'name', 'city', 'network', 'label', 'metric', 'from'];

function createSummary({ fields = [], blocks = [] }: Kind): string {
  const names = [...fields, ...blocks.flatMap((block) => block.fields ?? [])].map(({ name }) => name);
  const identifying = identifyingFields.find((name) => names.includes(name)) ?? names[0];
  const shown = blocks.length > 0 ? ['heading', 'text'] : [identifying];
  return `{index}. ${shown.map((name) => `{fields.${name}}`).join('')}`;
}

/** Pages CMS requires `collapsible` together with `max`. */
const createList = ({ maxItems }: JsonSchema, kind: Kind): Field['list'] => ({
  max: maxItems,
  collapsible: Boolean(kind.fields ?? kind.blocks) && { collapsed: true, summary: createSummary(kind) },
});

export function createFields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]): Field => {
    const isRequired = required.includes(name);
    const { ref } = schema.items ?? schema;
    const isReference = ref === 'services' || ref === 'projects';
    const kind = isReference ? createReference(ref, schema) : createKind(schema.items ?? schema, isRequired);
    return {
      name,
      ...fieldTexts(schema),
      ...kind,
      required: isRequired || undefined,
      list: schema.items && !isReference ? createList(schema, kind) : undefined,
    };
  });
}
