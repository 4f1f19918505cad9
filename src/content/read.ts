// Reads everything below content/ at once, so that every error is reported at once, each with its file and its line.
import { z } from 'astro/zod';
import { feed } from '../config/feed.ts';
import { pageOf, routes } from '../config/routes.ts';
import { suggest } from '../lib/suggest.ts';
import type { ContentError } from './contentError.ts';
import { crossFileErrors } from './crossFileChecks.ts';
import { type FieldText, fieldErrors, textsIn } from './fieldErrors.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { placeholderNames } from './publishing.ts';
import { documents, type FolderName, folders, partialDocuments } from './schemas/contract.ts';
import { readYaml, type YamlFile } from './yamlFile.ts';

export interface Source {
  /** The files below content/ by their path there. Of pictures only the names count. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The addresses that do not come from a folder of the content. */
  addresses: readonly string[];
  /** The widths of the photographs in pixels, by their path below content/, where they were looked up. */
  pictureWidths?: ReadonlyMap<string, number>;
}

/** What a file is by its name. */
interface Place {
  /** Its path below content/ without its ending: site, pages/home, services/web-dev. */
  id: string;
  /** The folder in which it is one of many. */
  folder?: FolderName;
  schema: z.ZodType;
}

/** A file that its schema accepts, as it is written. */
export interface Entry extends YamlFile, Place {
  data: z.infer<typeof fields>;
  texts: FieldText[];
}

/** The fields of any file. */
const fields = z.looseObject({ publish: z.string().optional(), posted: z.string().optional() });
const documentSchemas: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(documents.shape));
const isFolder = (name: string): name is FolderName => Object.hasOwn(folders, name);

/** What a file is by its name, or what is wrong with the name. */
function placeOf(path: string, taken: readonly string[]): Place | string {
  const id = path.replace(/\.yaml$/, '');
  if (id === path) return 'only files that end in .yaml are read. Change the ending, or take the file away.';
  const schema = documentSchemas.get(id);
  if (schema) return { id, schema };
  const [folder = '', name = ''] = id.split(/\/(.*)/);
  if (!isFolder(folder)) {
    const [near] = suggest(id, [...documentSchemas.keys()]);
    return `nothing reads a file of this name.${near ? ` Did you mean content/${near}.yaml?` : ''}`;
  }
  // The address of an article is its number.
  if (folder === 'articles') return { id, folder, schema: folders[folder] };
  if (name === '404') return 'this is the address of the page for what is not found. Take another name.';
  if (name === 'index') return 'servers take this name for the page of the folder itself. Take another name.';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return 'the name becomes an address. Take lower-case letters from a to z, digits and hyphens.';
  if (folder === 'legal' && taken.includes(routes.legal(name)))
    return 'this is the address of another page. Take another name.';
  return { id, folder, schema: folders[folder] };
}

/** The fields without those that may be left out and are empty. */
function withoutEmptyFields(
  value: unknown,
  { properties = {}, required = [], items = {}, oneOf }: JsonSchema,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmptyFields(item, items));
  if (typeof value !== 'object' || value === null) return value;
  const block = oneOf?.find((branch) => branch.properties?.type?.const === Reflect.get(value, 'type'));
  if (block) return withoutEmptyFields(value, block);
  const given = Object.entries(value).filter(
    ([name, field]) => !(name in properties) || required.includes(name) || (field !== '' && field !== null),
  );
  return Object.fromEntries(given.map(([name, field]) => [name, withoutEmptyFields(field, properties[name] ?? {})]));
}

/** Every entry of the content, the single files that their schemas accept, and every error. */
export function readContent(source: Source) {
  const entries: Entry[] = [];
  const missing = [...documentSchemas.keys()].filter((id) => !source.files.has(`${id}.yaml`));
  const errors: ContentError[] = missing.map((id) => ({
    file: `content/${id}.yaml`,
    line: 1,
    text: 'the file is missing.',
  }));
  const fixed = [...source.addresses, ...Object.values(routes).filter((route) => typeof route === 'string'), feed.path];
  const pages = [...fixed];
  for (const [path, bytes] of source.files) {
    if (path.startsWith('pictures/')) continue;
    const file = `content/${path}`;
    const place = placeOf(path, fixed);
    // Leaves out a byte order mark.
    const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
    const unreadable = text.split('\n').findIndex((line) => line.includes('\uFFFD')) + 1;
    if (typeof place === 'string') errors.push({ file, line: 1, text: place });
    else if (unreadable > 0)
      errors.push({ file, line: unreadable, text: 'a letter cannot be read. Save the file as UTF-8.' });
    else {
      // A file whose lists are all empty is empty when Pages CMS has saved it.
      const isLeftOut = text.trim() === '' && place.schema.safeParse({}).success;
      const yaml = readYaml(file, isLeftOut ? '{}' : text);
      const data = withoutEmptyFields(yaml.data, jsonSchemaOf(place.schema));
      const found =
        yaml.errors.length > 0 ? yaml.errors : fieldErrors({ ...yaml, data }, place.schema, placeholderNames);
      const page = pageOf(file, yaml.sourceAt(['id']));
      if (page) pages.push(page);
      errors.push(...found);
      if (found.length > 0) continue;
      entries.push({ ...yaml, ...place, data: fields.parse(data), texts: textsIn(data, place.schema) });
    }
  }
  const accepted = partialDocuments.parse(
    Object.fromEntries(entries.flatMap(({ id, folder, data }) => (folder ? [] : [[id, data]]))),
  );
  errors.push(...crossFileErrors({ entries, documents: accepted, source, pages }));
  errors.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return { entries, documents: accepted, errors };
}
