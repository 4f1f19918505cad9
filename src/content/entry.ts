// The types that the files of this folder share. Content passes through yamlFile, read, crossFileChecks, publishing,
// astroLoaders and queries, in this order; none of them imports a later one.
import type { JsonSchema } from './jsonSchema.ts';
import type { FolderName } from './schemas/contentFiles.ts';

/** The path of a field: names of groups, and indices of lists. */
export type Path = readonly PropertyKey[];

export interface ContentError {
  file: string;
  line: number;
  /** What is wrong and how to fix it. */
  text: string;
}

/** The content files of a project, and the addresses that links may use. */
export interface Source {
  /** All files below content/, by their path there. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Addresses that do not come from content files. */
  addresses: readonly string[];
  /** The widths of the photographs in pixels, by their path below content/, if they were read. */
  pictureWidths?: ReadonlyMap<string, number>;
}

/** A YAML file in which errors can be located. */
export interface YamlFile {
  /** The parsed fields; undefined if there are errors. */
  data: unknown;
  errors: ContentError[];
  /** An error in a field, at the line of `words` if its text contains them. A missing field has the line of its group. */
  errorAt: (path: Path, text: string, words?: string) => ContentError;
  /** The source text of a value. */
  sourceAt: (path: Path) => string;
}

export interface FieldText {
  path: Path;
  text: string;
  field: JsonSchema;
}

/** The fields of a file before validation. */
export interface WrittenFields {
  publish?: string | undefined;
  posted?: string | undefined;
  [name: string]: unknown;
}

/** A file that its schema accepts. */
export interface Entry<Value = unknown> extends YamlFile {
  /** Its path below content/ without its extension: site, pages/home, services/web-dev. */
  id: string;
  /** Its folder, if it is an entry of a collection. */
  folder?: FolderName;
  data: WrittenFields;
  /** The validated fields: trimmed, with dates and defaults. */
  value: Value;
  texts: FieldText[];
}
