import { dirname, join } from 'node:path/posix';
import { type JsonSchema, toJsonSchema } from '../fields/jsonSchema.ts';
import type { ContentFile } from './contentFiles.ts';

/** A file that a field of content names. */
export interface NamedFile {
  from: ContentFile;
  /** The field that names it. */
  field: readonly PropertyKey[];
  path: string;
  isPhotograph: boolean;
}

/** The paths of the files that a value names, if its field is one for files. */
function namedPaths(value: string, { reference, drawing, image }: JsonSchema, from: string): string[] {
  if (reference) return [`content/${reference}/${value}`];
  if (drawing) return drawing.map((folder) => `art/${folder}/${value}.svg`);
  return image ? [join(dirname(from), value)] : [];
}

/** The files that the fields of a content file name: entries of other folders, drawings and photographs. */
export function namedFiles(from: ContentFile): NamedFile[] {
  const found: NamedFile[] = [];
  const look = (value: unknown, field: JsonSchema, place: readonly PropertyKey[]) => {
    if (typeof value === 'string') {
      const paths = value ? namedPaths(value, field, from.path) : [];
      for (const path of paths) found.push({ from, field: place, path, isPhotograph: field.image === true });
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) look(item, field.items ?? {}, [...place, index]);
    } else if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value);
      const kind = field.oneOf?.find(({ properties }) => properties?.type?.const === Reflect.get(value, 'type'));
      const { properties = {} } = kind ?? field;
      for (const [key, item] of fields) look(item, properties[key] ?? {}, [...place, key]);
    }
  };
  look(from.data, toJsonSchema(from.schema), []);
  return found;
}
