// Reads and validates each file below content/ once, so that all errors are reported together, each with file and line.
import { z } from 'astro/zod';
import { feed } from '../config/feed.ts';
import { entryAddress, routes } from '../config/routes.ts';
import { suggest } from '../lib/suggest.ts';
import type { ContentError, Entry, Source } from './entry.ts';
import { schemaErrors, textErrors, textsIn } from './fieldErrors.ts';
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts';
import { type Documents, documents, type FolderName, folders } from './schemas/contentFiles.ts';
import { readYaml } from './yamlFile.ts';

export interface ReadFiles {
  /** The files without errors. */
  entries: readonly Entry[];
  /** The single files among `entries`, by their paths. */
  documents: Partial<Documents>;
  /** The addresses of all pages. */
  pages: readonly string[];
  errors: readonly ContentError[];
}

type FileKind = Pick<Entry, 'id' | 'folder'> & { schema: z.ZodType };

const writtenFields = z.looseObject({ publish: z.string().optional(), posted: z.string().optional() });
const documentSchemas: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(documents.shape));
const isFolder = (name: string): name is FolderName => Object.hasOwn(folders, name);

/** The schema of a file by its name, or an error message. */
function kindByName(path: string, takenAddresses: readonly string[]): FileKind | string {
  const id = path.replace(/\.yaml$/, '');
  if (id === path) return 'only .yaml files are read. Change the extension, or remove the file.';
  const schema = documentSchemas.get(id);
  if (schema) return { id, schema };
  const [folder = '', name = ''] = id.split(/\/(.*)/);
  if (!isFolder(folder)) {
    const [near] = suggest(id, [...documentSchemas.keys()]);
    return `this file name is not known.${near ? ` Did you mean content/${near}.yaml?` : ''}`;
  }
  const kind = { id, folder, schema: folders[folder] };
  // The address of an article is its number.
  if (folder === 'articles') return kind;
  if (name === '404') return 'this is the address of the not-found page. Choose another name.';
  if (name === 'index') return 'servers use this name for the page of the folder itself. Choose another name.';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return 'the name becomes an address. Use only lower-case letters from a to z, digits and hyphens.';
  if (folder === 'legal' && takenAddresses.includes(routes.legal(name)))
    return 'this is the address of another page. Choose another name.';
  return kind;
}

/** Removes empty optional fields. */
function withoutEmptyFields(value: unknown, schema: JsonSchema): unknown {
  const { properties = {}, required = [], items = {}, oneOf } = schema;
  if (Array.isArray(value)) return value.map((item) => withoutEmptyFields(item, items));
  if (typeof value !== 'object' || value === null) return value;
  const block = oneOf?.find((branch) => branch.properties?.type?.const === Reflect.get(value, 'type'));
  if (block) return withoutEmptyFields(value, block);
  const isLeftOut = (name: string, field: unknown) =>
    name in properties && !required.includes(name) && (field === '' || field === null);
  const fields = Object.entries(value).filter(([name, field]) => !isLeftOut(name, field));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmptyFields(field, properties[name] ?? {})]));
}

interface ReadFile {
  /** Undefined if there are errors. */
  entry?: Entry;
  errors: readonly ContentError[];
  /** The field `id`, which is the address of an article. Present even if there are errors. */
  number?: string;
}

/** Decodes, parses and validates one file. */
function readFile(file: string, bytes: Uint8Array, { schema, ...kind }: FileKind): ReadFile {
  // TextDecoder removes a byte order mark.
  const source = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const unreadable = source.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (unreadable >= 0)
    return { errors: [{ file, line: unreadable + 1, text: 'a character cannot be read. Save the file as UTF-8.' }] };

  // Pages CMS saves an empty file if all its lists are empty.
  const mayBeEmpty = source.trim() === '' && schema.safeParse({}).success;
  const yaml = readYaml(file, mayBeEmpty ? '{}' : source);
  const number = yaml.sourceAt(['id']);
  if (yaml.errors.length > 0) return { errors: yaml.errors, number };

  const data = withoutEmptyFields(yaml.data, toJsonSchema(schema));
  const result = schema.safeParse(data);
  if (!result.success) return { errors: schemaErrors(result.error.issues, schema, { ...yaml, data }), number };
  const texts = textsIn(data, schema);
  const errors = textErrors(texts, schema, yaml);
  if (errors.length > 0) return { errors, number };
  return { entry: { ...yaml, ...kind, data: writtenFields.parse(data), value: result.data, texts }, errors, number };
}

/** Reads all files, each by itself. */
export function readFiles(source: Source): ReadFiles {
  const entries: Entry[] = [];
  const errors: ContentError[] = [];
  for (const id of documentSchemas.keys())
    if (!source.files.has(`${id}.yaml`))
      errors.push({ file: `content/${id}.yaml`, line: 1, text: 'the file is missing.' });

  const fixedRoutes = Object.values(routes).filter((route) => typeof route === 'string');
  const fixedAddresses = [...source.addresses, ...fixedRoutes, feed.path];
  const pages = [...fixedAddresses];
  for (const [path, bytes] of source.files) {
    if (path.startsWith('pictures/')) continue;
    const file = `content/${path}`;
    const kind = kindByName(path, fixedAddresses);
    if (typeof kind === 'string') {
      errors.push({ file, line: 1, text: kind });
      continue;
    }
    const { entry, errors: fileErrors, number } = readFile(file, bytes, kind);
    const page = entryAddress(file, number);
    if (page) pages.push(page);
    if (entry) entries.push(entry);
    errors.push(...fileErrors);
  }

  // In the order of the schemas, which is the order of pages on the site.
  const values = new Map(entries.map(({ id, value }) => [id, value]));
  const ids = [...documentSchemas.keys()].filter((id) => values.has(id));
  // Each value was validated by the schema of its path.
  const accepted = Object.fromEntries(ids.map((id) => [id, values.get(id)])) as Partial<Documents>;
  return { entries, documents: accepted, pages, errors };
}
