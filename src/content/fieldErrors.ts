// What is wrong with the fields of one content file, in sentences.
import type { z } from 'astro/zod';
import { placeholdersIn, withoutCode } from '../lib/placeholders.ts';
import { suggest } from '../lib/suggest.ts';
import type { ContentError } from './contentError.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import type { Path, YamlFile } from './yamlFile.ts';

/** A text of a content file, and the field that it stands in. */
export interface FieldText {
  path: Path;
  text: string;
  field: JsonSchema;
}

export const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ');

const valueAt = (data: unknown, path: Path) =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value ? Reflect.get(value, step) : undefined),
    data,
  );

function fieldAt(schema: JsonSchema | undefined, [step, ...rest]: Path): JsonSchema | undefined {
  if (schema === undefined || step === undefined) return schema;
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.map((branch) => fieldAt(branch, [step, ...rest])).find((field) => field !== undefined);
  return fieldAt(typeof step === 'number' ? schema.items : schema.properties?.[String(step)], rest);
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  date: 'a day such as 2026-03-12',
  email: 'an email address',
};

/** `is` is the value as an editor recognizes it. */
function complaint(issue: z.core.$ZodIssue, value: unknown, is: string, field: JsonSchema | undefined): string {
  const instead = `, but is ${is}.`;
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[field?.format ?? issue.expected] ?? issue.expected;
      if (value === undefined || value === null) return `is missing; it should be ${kind}.`;
      if (kind === 'text') return `should be text${instead} Put it in straight quotation marks (").`;
      if (kind === 'a list' && is.startsWith('"-')) return `should be a list${instead} Put a space behind each dash.`;
      return `should be ${kind}${instead}`;
    }
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return 'is empty.';
      return `should be at least ${issue.minimum}${instead}`;
    case 'too_big':
      if (issue.origin === 'string')
        return `is too long: ${String(value).length} characters, at most ${issue.maximum} fit.`;
      if (issue.origin === 'array') return `has too many entries; at most ${issue.maximum} fit.`;
      return `should be at most ${issue.maximum}${instead}`;
    case 'invalid_format':
      if (issue.format === 'regex') return issue.message + instead;
      if (issue.format === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(value)))
        return `is ${value}, a day that does not exist.`;
      return `should be ${kinds[issue.format]}${instead}`;
    case 'invalid_value':
      return `should be ${quoted(issue.values.map(String))}${instead}`;
    default:
      return value === undefined ? `${issue.message}.` : issue.message + instead;
  }
}

/** The names of the fields that take Markdown. */
function markdownFields({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => (field.markdown ? [name] : markdownFields(field)));
  return [...new Set([...own, ...[items ?? [], anyOf, oneOf].flat().flatMap(markdownFields)])];
}

/** What would be seen on the page as it stands, although it is meant as something else: the words, and the sentence. */
function* misplaced(
  { text, field }: FieldText,
  placeholders: readonly string[],
  schema: z.ZodType,
): Generator<[string, string]> {
  const known = [...placeholders, ...placeholdersIn(field.description ?? '')];
  for (const placeholder of placeholdersIn(text).filter((name) => !known.includes(name)))
    yield [
      `{${placeholder}}`,
      `has a gap {${placeholder}} that nothing fills. Gaps that exist here: ${known.map((name) => `{${name}}`).join(', ')}.`,
    ];
  const [sign] = (!field.markdown && /\*\*|`|\]\(/.exec(text)) || [];
  const names = sign && quoted(markdownFields(jsonSchemaOf(schema)));
  if (sign) yield [sign, `takes no Markdown, so ${sign} would be seen. Fields here that take it: ${names || 'none'}.`];
  const [tag] = /<\/?[a-z][a-z0-9]*(?: [^<>]*)?\/?>/i.exec(withoutCode(text)) ?? [];
  if (tag) yield [tag, `has HTML, which would be seen: ${tag}. Take it out.`];
  const [image] = (field.markdown && /!\[[^\]]*\][([]/.exec(withoutCode(text))) || [];
  if (image)
    yield [
      image,
      'has a picture, but a text takes none. A picture stands in a field "image"; in an article, add a block of the type imageText.',
    ];
  const [other] = (field.markdown && /^#{1,6} .*|\[\^\w+\]/m.exec(withoutCode(text))) || [];
  if (other)
    yield [other, `has a heading or a footnote (${other}). A heading has a field of its own; there are no footnotes.`];
}

/** Every text of a file that keeps its contract. */
export function textsIn(data: unknown, schema: z.ZodType, path: Path = []): FieldText[] {
  if (typeof data === 'string') return [{ path, text: data, field: fieldAt(jsonSchemaOf(schema), path) ?? {} }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    textsIn(inner, schema, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** What is wrong with the fields of a content file. `placeholders` are those that every text may have. */
export function fieldErrors(
  { data, errorAt, sourceAt }: YamlFile,
  schema: z.ZodType,
  placeholders: readonly string[],
): ContentError[] {
  const { error } = schema.safeParse(data);
  if (!error)
    return textsIn(data, schema).flatMap((text) =>
      [...misplaced(text, placeholders, schema)].map(([words, sentence]) => errorAt(text.path, sentence, words)),
    );
  return error.issues.flatMap((issue) => {
    const field = fieldAt(jsonSchemaOf(schema), issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(field?.properties ?? {});
      return issue.keys.map((key) => {
        const [near] = suggest(key, known);
        return errorAt(
          [...issue.path, key],
          `is not known. ${near ? `Did you mean "${near}"?` : `Known fields: ${quoted(known)}.`}`,
        );
      });
    }
    // A kind of block: the group that it names says which there are.
    const branches = issue.code === 'invalid_union' && fieldAt(jsonSchemaOf(schema), issue.path.slice(0, -1))?.oneOf;
    if (branches) {
      const known = branches.map(({ properties }) => properties?.[String(issue.path.at(-1))]?.const ?? '');
      return [errorAt(issue.path, `is of no known kind. There are: ${quoted(known)}.`)];
    }
    const value = valueAt(data, issue.path);
    const is = typeof value === 'string' ? JSON.stringify(value) : sourceAt(issue.path).replace(/\n.*/s, ' …');
    const meaning = [field?.title && `What belongs there: ${field.title}.`, field?.description]
      .filter(Boolean)
      .join(' ');
    return [errorAt(issue.path, `${complaint(issue, value, is, field)} ${meaning}`.trim())];
  });
}
