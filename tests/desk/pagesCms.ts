// Pages CMS 2.1 as far as we use it: what its settings may hold, and what it does between opening and saving a file. From its
// lib/config-schema.ts, lib/schema.ts and lib/serialization.ts.
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';

const name = z.string().regex(/^[a-zA-Z0-9-_]+$/);
const list = z.strictObject({
  min: z.number().min(0).optional(),
  max: z.number().min(1).optional(),
  collapsible: z.union([z.literal(false), z.strictObject({ collapsed: z.boolean(), summary: z.string() })]),
});
const extensions = z.array(z.string());
const values = z.array(z.union([z.string(), z.strictObject({ value: z.string(), label: z.string() })]));

/** The options that each kind of field takes. */
const options = {
  string: z.strictObject({ minlength: z.number(), maxlength: z.number() }).partial(),
  text: z.strictObject({ minlength: z.number(), maxlength: z.number() }).partial(),
  number: z.strictObject({ min: z.number(), max: z.number(), step: z.union([z.number(), z.literal('any')]) }).partial(),
  date: z.strictObject({}),
  image: z.strictObject({ extensions }),
  select: z.strictObject({ values }),
};

const common = {
  name,
  label: z.string(),
  description: z.string().optional(),
  required: z.boolean(),
  list: list.optional(),
};
const pattern = z.strictObject({ regex: z.string(), message: z.string() }).optional();

export interface Field {
  name: string;
  label: string;
  type?: 'object' | 'block' | keyof typeof options;
  component?: string;
  description?: string;
  required: boolean;
  default?: string;
  list?: z.infer<typeof list>;
  pattern?: { regex: string; message: string };
  options?: Record<string, unknown>;
  fields?: Field[];
  blockKey?: string;
  blocks?: { name: string; label: string; fields: Field[] }[];
}

const field: z.ZodType<Field> = z.lazy(() =>
  z.union([
    ...Object.entries(options).map(([type, accepted]) =>
      z.strictObject({
        ...common,
        type: z.literal(type),
        default: z.string().optional(),
        pattern,
        options: accepted.optional(),
      }),
    ),
    z.strictObject({ ...common, component: name }),
    z.strictObject({ ...common, type: z.literal('object'), fields: z.array(field) }),
    z.strictObject({
      ...common,
      type: z.literal('block'),
      blockKey: z.string(),
      blocks: z.array(z.strictObject({ name, label: z.string(), fields: z.array(field) })),
    }),
  ]),
) as never;

const view = z.strictObject({
  primary: z.string(),
  fields: z.array(z.string()),
  sort: z.array(z.string()),
  default: z.strictObject({ sort: z.string(), order: z.enum(['asc', 'desc']) }),
});
const operations = z.strictObject({ create: z.boolean(), rename: z.boolean(), delete: z.boolean() }).partial();
const described = { name, label: z.string(), description: z.string() };
const path = z.string().regex(/^[^/].*[^/]$/);
const file = z.strictObject({ ...described, type: z.literal('file'), path, operations, fields: z.array(field) });
const collection = z.strictObject({
  ...described,
  type: z.literal('collection'),
  path,
  view,
  filename: z.strictObject({ template: z.string(), field: z.enum(['create']) }),
  operations,
  subfolders: z.boolean(),
  fields: z.array(field),
});
const group = z.strictObject({ name, label: z.string(), type: z.literal('group'), items: z.array(file) });
const action = z.strictObject({
  name,
  label: z.string(),
  workflow: z.string(),
  cancelable: z.boolean(),
  confirm: z.strictObject({ title: z.string(), message: z.string(), button: z.string() }).optional(),
});

/** What .pages.yml may hold. Anything else is refused. */
export const settings = z.strictObject({
  media: z.strictObject({ input: path, output: path, extensions, rename: z.enum(['safe', 'random']) }),
  content: z.array(z.union([file, collection, group])),
  components: z.record(name, z.strictObject({ type: z.literal('select'), options: options.select })),
  actions: z.array(action),
  settings: z.strictObject({
    config: z.boolean(),
    commit: z.strictObject({ identity: z.enum(['app', 'user']), templates: z.record(z.string(), z.string()) }),
  }),
});

type Data = Record<string, unknown>;

/** What a form shows for a field that the file does not have. */
function emptyOf({ type, list: many, default: given, fields = [] }: Field): unknown {
  if (many) return [];
  if (given !== undefined) return given;
  if (type === 'object') return opened({}, fields);
  if (type === 'date') return new Date().toISOString().slice(0, 10);
  return type === 'block' ? null : '';
}

/** The fields of a form, from those of a file. What the settings do not name is lost. */
function opened(data: Data, fields: Field[]): Data {
  const open = (value: unknown, one: Field): unknown => {
    if (one.type === 'object') return opened((value ?? {}) as Data, one.fields ?? []);
    if (one.type !== 'block') return value ?? emptyOf(one);
    const key = one.blockKey ?? '_block';
    const kind = (value as Data)[key];
    const block = one.blocks?.find((candidate) => candidate.name === kind);
    return block ? { [key]: kind, ...opened(value as Data, block.fields) } : value;
  };
  return Object.fromEntries(
    fields.map((one) => {
      const value = data[one.name];
      if (!one.list) return [one.name, open(value, one)];
      return [one.name, Array.isArray(value) ? value.map((item) => open(item, one)) : emptyOf(one)];
    }),
  );
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Without whatever is empty. */
function sanitized(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitized).filter((item) => !isEmpty(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, sanitized(inner)] as const)
    .filter(
      ([, inner]) => !isEmpty(inner) && !(typeof inner === 'object' && Object.keys(inner as object).length === 0),
    );
  return Object.fromEntries(kept);
}

/** The form of a file as the desk opens it. */
export const openFile = (text: string, fields: Field[]): Data =>
  opened((text.trim() ? parse(text, { strict: false, uniqueKeys: false }) : {}) as Data, fields);

/** The file as the desk saves it. */
export function saveFile(form: Data): string {
  const data = sanitized(JSON.parse(JSON.stringify(form))) as Data;
  return Object.keys(data).length === 0 ? '' : stringify(data);
}
