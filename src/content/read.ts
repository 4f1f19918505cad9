// Reads each file below content/ once and keeps what its schema gives, so that every error is reported at once, each with
// its file and its line.
import { z } from 'astro/zod';
import { feed } from '../config/feed.ts';
import { pageOf, routes } from '../config/routes.ts';
import { suggest } from '../lib/suggest.ts';
import type { ContentError, Entry, Source } from './entry.ts';
import { schemaErrors, textErrors, textsIn } from './fieldErrors.ts';
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts';
import { type Documents, documents, type FolderName, folders } from './schemas/contentFiles.ts';
import { readYaml } from './yamlFile.ts';

/** What the files say one by one, before they are checked against each other. */
export interface ReadFiles {
  /** The files without errors. */
  entries: readonly Entry[];
  /** The single files among them, by their paths. */
  documents: Partial<Documents>;
  /** The addresses of all pages. */
  pages: readonly string[];
  errors: readonly ContentError[];
}

/** What a file is by its name. */
type FileKind = Pick<Entry, 'id' | 'folder'> & { schema: z.ZodType };

const writtenFields = z.looseObject({ publish: z.string().optional(), posted: z.string().optional() });
const documentSchemas: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(documents.shape));
const isFolder = (name: string): name is FolderName => Object.hasOwn(folders, name);

/** What a file is by its name, or what is wrong with the name. */
function kindByName(path: string, takenAddresses: readonly string[]): FileKind | string {
  const id = path.replace(/\.yaml$/, '');
  if (id === path) return 'only files that end in .yaml are read. Change the ending, or take the file away.';
  const schema = documentSchemas.get(id);
  if (schema) return { id, schema };
  const [folder = '', name = ''] = id.split(/\/(.*)/);
  if (!isFolder(folder)) {
    const [near] = suggest(id, [...documentSchemas.keys()]);
    return `nothing reads a file of this name.${near ? ` Did you mean content/${near}.yaml?` : ''}`;
  }
  const kind = { id, folder, schema: folders[folder] };
  // The address of an article is its number.
  if (folder === 'articles') return kind;
  if (name === '404') return 'this is the address of the page for what is not found. Take another name.';
  if (name === 'index') return 'servers take this name for the page of the folder itself. Take another name.';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return 'the name becomes an address. Take lower-case letters from a to z, digits and hyphens.';
  if (folder === 'legal' && takenAddresses.includes(routes.legal(name)))
    return 'this is the address of another page. Take another name.';
  return kind;
}

/** The fields without those that may be left out and are empty. */
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
  /** Nothing where there are errors. */
  entry?: Entry;
  errors: readonly ContentError[];
  /** The field `id` as it is written, also where there are errors: the address of an article. */
  number?: string;
}

/** Reads one file: as text, as YAML, by its schema. */
function readFile(file: string, bytes: Uint8Array, { schema, ...kind }: FileKind): ReadFile {
  // Leaves out a byte order mark.
  const source = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const unreadable = source.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (unreadable >= 0)
    return { errors: [{ file, line: unreadable + 1, text: 'a letter cannot be read. Save the file as UTF-8.' }] };

  // A file whose lists are all empty is empty when Pages CMS has saved it.
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

/** Reads every file of the content by itself. */
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
    const page = pageOf(file, number);
    if (page) pages.push(page);
    if (entry) entries.push(entry);
    errors.push(...fileErrors);
  }

  // In the order of the schemas, in which the site lists its pages.
  const values = new Map(entries.map(({ id, value }) => [id, value]));
  const ids = [...documentSchemas.keys()].filter((id) => values.has(id));
  // The schema of its path made each value.
  const accepted = Object.fromEntries(ids.map((id) => [id, values.get(id)])) as Partial<Documents>;
  return { entries, documents: accepted, pages, errors };
}
