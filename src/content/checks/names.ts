// The names of entries and fields as the CMS shows them.
import { basename } from 'node:path';
import { type JsonSchema, namingField, toJsonSchema } from '../fields/jsonSchema.ts';
import type { ContentFile } from './contentFiles.ts';

const valueAt = (value: unknown, key: PropertyKey): unknown => Reflect.get(Object(value), key);

/** The schema of an entry of a list. Blocks have one for each kind. */
const schemaOf = ({ items = {} }: JsonSchema, entry: unknown): JsonSchema =>
  items.oneOf?.find(({ properties }) => properties?.type?.const === valueAt(entry, 'type')) ?? items;

/** An entry of a list: 6 Links, or 6 Large centered statement for a block without a heading. */
function listEntry(index: number, entry: unknown, schema: JsonSchema): string {
  const shown = valueAt(entry, namingField(schema) ?? '') || schema.properties?.type?.title;
  return shown ? `${index + 1} ${shown}` : `${index + 1}`;
}

/** The labels on the way to a field, such as Text › 6 Links › Text beside the heading. */
function fieldName({ data, schema }: ContentFile, path: readonly PropertyKey[]): string {
  const names: string[] = [];
  let value: unknown = data;
  let field = toJsonSchema(schema);
  for (const key of path) {
    value = valueAt(value, key);
    if (typeof key === 'number') {
      field = schemaOf(field, value);
      names.push(listEntry(key, value, field));
    } else {
      field = field.properties?.[String(key)] ?? {};
      names.push(field.title ?? String(key));
    }
  }
  return names.join(' › ');
}

/** A file, such as Articles › Roots (content/articles/roots.yaml). */
export function fileName({ path, data, schema }: ContentFile): string {
  const { title = '', view } = toJsonSchema(schema);
  const entry = view && (valueAt(data, view.primary) || basename(path, '.yaml'));
  const names = path.startsWith('content/pages/') ? ['Pages', title] : [title, entry];
  return `${names.filter(Boolean).join(' › ')} (${path})`;
}

/** A field with its file; the file alone, if a problem is one of the whole file. */
export const placeName = (file: ContentFile, path: readonly PropertyKey[]): string =>
  path.length > 0 ? `${fileName(file)}, ${fieldName(file, path)}` : fileName(file);
