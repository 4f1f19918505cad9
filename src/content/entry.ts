// The types that the files of this folder hand on. A file of content/ passes yamlFile, read, crossFileChecks, publishing,
// astroLoaders and queries, in this order; none of them imports one that comes later.
import type { JsonSchema } from './jsonSchema.ts';
import type { FolderName } from './schemas/contentFiles.ts';

/** The way to a field: the names of groups, and the places in lists from zero. */
export type Path = readonly PropertyKey[];

/** Something wrong in a file of the content. */
export interface ContentError {
  file: string;
  line: number;
  /** What is wrong and what to do, in a sentence or two. */
  text: string;
}

/** The files of a project, and the addresses that links may lead to. */
export interface Source {
  /** The files below content/ by their path there. Of pictures only the names count. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The addresses that do not come from a folder of the content. */
  addresses: readonly string[];
  /** The widths of the photographs in pixels, by their path below content/, where they were looked up. */
  pictureWidths?: ReadonlyMap<string, number>;
}

/** A YAML file in which errors can be located. */
export interface YamlFile {
  /** The fields as they are written; nothing where there are errors. */
  data: unknown;
  errors: ContentError[];
  /** An error in a field; at the line of `words`, if they are in its text. A missing field has the line of its group. */
  errorAt: (path: Path, text: string, words?: string) => ContentError;
  /** A value as it is written. */
  sourceAt: (path: Path) => string;
}

/** A text of a file, and the field that it stands in. */
export interface FieldText {
  path: Path;
  text: string;
  field: JsonSchema;
}

/** The fields of a file as they are written. Of all of them only these two are known by name here. */
export interface WrittenFields {
  publish?: string | undefined;
  posted?: string | undefined;
  [name: string]: unknown;
}

/** A file that its schema accepts. */
export interface Entry<Value = unknown> extends YamlFile {
  /** Its path below content/ without its ending: site, pages/home, services/web-dev. */
  id: string;
  /** The folder in which it is one of many. */
  folder?: FolderName;
  data: WrittenFields;
  /** The fields as the schema gives them: trimmed, with days as dates and with what is left out. */
  value: Value;
  texts: FieldText[];
}
