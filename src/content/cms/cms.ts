// Generates .pages.yml, the settings of Pages CMS, from the schemas. Its format is defined in lib/config-schema.ts of Pages CMS.
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { stringify } from 'yaml';
import { firstDay } from '../fields/days.ts';
import { image, type JsonSchema, namingField, toJsonSchema, type View } from '../fields/jsonSchema.ts';
import { entries, type Folder, pages, site } from '../schemas.ts';

/** The settings of a field. YAML leaves out what is undefined. */
type Field = Record<string, unknown> & { name?: string; fields?: Field[] };

/** A longer text has a text area. */
const longestLine = 100;

/** The names of the drawings that editors can choose. Pages choose crops, such as web-dev.banner, themselves. */
const drawingNames = ([first, ...others]: readonly string[]) =>
  globSync(`art/${first}/*.svg`)
    .map((file) => basename(file, '.svg'))
    .filter((name) => !name.includes('.'))
    .filter((name) => others.every((folder) => existsSync(`art/${folder}/${name}.svg`)))
    .sort();

const folderSchema = (folder: Folder) => toJsonSchema(entries[folder](image));

function viewOf(folder: Folder): View {
  const { view } = folderSchema(folder);
  if (!view) throw new Error(`The schema of content/${folder} has no view in its meta().`);
  return view;
}

/** Editors choose an entry by its title; the name of its file is saved. */
const referenceField = (folder: Folder, { minItems, maxItems, items }: JsonSchema): Field => {
  const shown = viewOf(folder).primary;
  return {
    type: 'reference',
    options: {
      collection: folder,
      search: `fields.${shown}`,
      value: '{name}',
      label: `{fields.${shown}}`,
      multiple: items ? true : undefined,
      min: items && minItems,
      max: items && maxItems,
    },
  };
};

function textField({ pattern, message, markdown, maxLength = 0 }: JsonSchema, isRequired: boolean): Field {
  return {
    type: markdown || (maxLength > longestLine && !pattern) ? 'text' : 'string',
    // Pages CMS tries the pattern on an empty field, too.
    pattern: pattern && { regex: isRequired ? pattern : `^$|${pattern}`, message: `It ${message}.` },
    options: { maxlength: maxLength },
  };
}

/** The type of a field and its options. */
function fieldKind(schema: JsonSchema, isRequired: boolean): Field {
  const { type, reference, drawing, minimum, maximum } = schema;
  if (reference) return referenceField(reference as Folder, schema);
  if (drawing) return { type: 'select', options: { values: drawingNames(drawing) } };
  if (schema.image) return { type: 'image' };
  if (schema.oneOf) return { type: 'block', blockKey: 'type', blocks: schema.oneOf.map(toBlock) };
  if (schema.properties) return { type: 'object', fields: createFields(schema) };
  // Without a default, Pages CMS fills in today.
  if (type === 'date') return { type: 'date', default: isRequired ? undefined : '', options: { min: firstDay } };
  if (type === 'boolean') return { type: 'boolean', default: false };
  if (type === 'integer')
    return {
      type: 'number',
      options: { min: minimum, max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum },
    };
  if (type === 'number') return { type: 'number', options: { min: minimum, max: maximum, step: 'any' } };
  return textField(schema, isRequired);
}

/** A block of a text. */
function toBlock({ properties: { type, ...properties } = {}, required = [] }: JsonSchema): Field {
  return { name: type?.const ?? '', label: type?.title, fields: createFields({ properties, required }) };
}

/** How many entries a list may have, and how an entry is shown while it is closed. */
function listSettings({ minItems, maxItems, items }: JsonSchema): object {
  const shown = items && namingField(items);
  const summary = `{index}. {fields.${shown}}`;
  return { min: minItems, max: maxItems, collapsible: shown ? { collapsed: true, summary } : false };
}

/** The fields of a schema in the form of Pages CMS. */
export function createFields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const isRequired = required.includes(name);
    const { reference } = schema.items ?? {};
    const { title, description, markdown, readonly } = schema;
    return {
      name,
      label: title,
      description: markdown ? `${description ?? ''} Markdown.`.trim() : description,
      required: isRequired || undefined,
      readonly,
      ...(reference ? referenceField(reference as Folder, schema) : fieldKind(schema.items ?? schema, isRequired)),
      list: schema.items && !reference ? listSettings(schema) : undefined,
    };
  });
}

function folderSettings(folder: Folder): object {
  const schema = folderSchema(folder);
  const { primary, fields, sort, order = 'asc' } = viewOf(folder);
  return {
    name: folder,
    label: schema.title,
    description: schema.description,
    type: 'collection',
    path: `content/${folder}`,
    // A new file is named after its title.
    filename: '{primary}.yaml',
    view: { primary, fields, sort: [sort, primary], default: { sort, order } },
    operations: { rename: false },
    subfolders: false,
    fields: createFields(schema),
  };
}

function fileSettings(file: string, zodSchema: z.ZodType): object {
  const schema = toJsonSchema(zodSchema);
  return {
    // Pages CMS does not allow a slash in a name.
    name: file.replace('/', '-'),
    label: schema.title,
    description: schema.description,
    type: 'file',
    path: `content/${file}.yaml`,
    operations: { delete: false },
    fields: createFields(schema),
  };
}

/** The content of .pages.yml. */
export function cmsSettings(): string {
  const pageFiles = Object.entries(pages).map(([name, schema]) => fileSettings(`pages/${name}`, schema(image)));
  const settings = {
    media: {
      input: 'content/pictures',
      output: '../pictures',
      extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
      rename: 'safe',
    },
    content: [
      ...(Object.keys(entries) as Folder[]).map(folderSettings),
      { name: 'pages', label: 'Pages', type: 'group', items: pageFiles },
      fileSettings('site', site),
    ],
    // A save makes the preview. This makes it public: everything on main, whichever branch is shown.
    actions: [
      {
        name: 'publish',
        label: 'Publish',
        workflow: 'deploy.yml',
        ref: 'main',
        cancelable: false,
        confirm: { message: 'All that is saved, by everyone, goes online. Have you seen it in the preview?' },
      },
    ],
    settings: {
      config: false,
      commit: {
        // The name and address of an editor do not go into a public history.
        identity: 'app',
        templates: { create: 'Add {path}', update: 'Change {path}', delete: 'Delete {path}' },
      },
    },
  };
  const comment = '# Generated by `npm run fix` from src/content/schemas.ts. Do not edit.\n';
  return comment + stringify(settings, { aliasDuplicateObjects: false, lineWidth: 0 });
}
