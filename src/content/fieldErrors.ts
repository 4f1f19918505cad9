// Error messages for the fields of one content file.
import type { z } from 'astro/zod';
import { placeholdersIn, withoutCode } from '../lib/placeholders.ts';
import { suggest } from '../lib/suggest.ts';
import type { ContentError, FieldText, Path, YamlFile } from './entry.ts';
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts';

/** The placeholders of every text. The description of a field names others that it may have. */
export const placeholderNames = ['name', 'services', 'roles', 'articles'] as const;

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

/** The expected value in words, by zod's name of the type or format. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  date: 'a day such as 2026-03-12',
  email: 'an email address',
};

/** The message for an issue; `written` is the value as it is in the file. */
function describeIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  written: string,
  field: JsonSchema | undefined,
): string {
  const instead = `, but is ${written}.`;
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[field?.format ?? issue.expected] ?? issue.expected;
      if (value === undefined || value === null) return `is missing; it should be ${kind}.`;
      if (kind === 'text') return `should be text${instead} Put it in straight quotation marks (").`;
      if (kind === 'a list' && written.startsWith('"-'))
        return `should be a list${instead} Put a space after each dash.`;
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

/** The names of the fields with Markdown. */
function markdownFields({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => (field.markdown ? [name] : markdownFields(field)));
  return [...new Set([...own, ...[items ?? [], anyOf, oneOf].flat().flatMap(markdownFields)])];
}

const firstMatch = (pattern: RegExp, text: string) => pattern.exec(text)?.[0];

/** Markup and placeholders that the page would show as plain text: the words, and the message. */
function findMisplaced({ text, field }: FieldText, schema: z.ZodType): [words: string, sentence: string][] {
  const misplaced: [string, string][] = [];
  const prose = withoutCode(text);

  const known = [...placeholderNames, ...placeholdersIn(field.description ?? '')];
  const unknown = placeholdersIn(text).filter((name) => !known.some((other) => other === name));
  for (const name of unknown) {
    const placeholders = known.map((other) => `{${other}}`).join(', ');
    misplaced.push([`{${name}}`, `has an unknown placeholder {${name}}. Known placeholders: ${placeholders}.`]);
  }

  const sign = field.markdown ? undefined : firstMatch(/\*\*|`|\]\(/, text);
  if (sign) {
    const names = quoted(markdownFields(toJsonSchema(schema))) || 'none';
    const message = `does not support Markdown, so ${sign} would be shown as text. Fields with Markdown: ${names}.`;
    misplaced.push([sign, message]);
  }

  const tag = firstMatch(/<\/?[a-z][a-z0-9]*(?: [^<>]*)?\/?>/i, prose);
  if (tag) misplaced.push([tag, `has HTML, which would be shown as text: ${tag}. Remove it.`]);

  if (!field.markdown) return misplaced;
  const image = firstMatch(/!\[[^\]]*\][([]/, prose);
  if (image) misplaced.push([image, noImages]);
  const heading = firstMatch(/^#{1,6} .*|\[\^\w+\]/m, prose);
  if (heading) {
    const advice = 'Headings have their own field; footnotes are not supported.';
    misplaced.push([heading, `has a heading or a footnote (${heading}). ${advice}`]);
  }
  return misplaced;
}

const noImages =
  'has a picture, but texts cannot contain pictures. Use the field "image"; in an article, add a block of the type imageText.';

/** All texts in the data of a file. */
export function textsIn(data: unknown, schema: z.ZodType, path: Path = []): FieldText[] {
  if (typeof data === 'string') return [{ path, text: data, field: fieldAt(toJsonSchema(schema), path) ?? {} }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    textsIn(inner, schema, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** The errors in the texts of a file that its schema accepts. */
export function textErrors(texts: readonly FieldText[], schema: z.ZodType, { errorAt }: YamlFile): ContentError[] {
  return texts.flatMap((text) =>
    findMisplaced(text, schema).map(([words, sentence]) => errorAt(text.path, sentence, words)),
  );
}

function unknownField(name: string, known: readonly string[]): string {
  const [near] = suggest(name, known);
  return `is not known. ${near ? `Did you mean "${near}"?` : `Known fields: ${quoted(known)}.`}`;
}

/** The errors that the schema of a file reports. */
export function schemaErrors(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, file: YamlFile): ContentError[] {
  const { data, errorAt, sourceAt } = file;
  const root = toJsonSchema(schema);
  return issues.flatMap((issue) => {
    const field = fieldAt(root, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(field?.properties ?? {});
      return issue.keys.map((key) => errorAt([...issue.path, key], unknownField(key, known)));
    }
    // An unknown type of block: list the known types.
    const branches = issue.code === 'invalid_union' && fieldAt(root, issue.path.slice(0, -1))?.oneOf;
    if (branches) {
      const known = branches.map(({ properties }) => properties?.[String(issue.path.at(-1))]?.const ?? '');
      return [errorAt(issue.path, `is not a known type. Known types: ${quoted(known)}.`)];
    }
    const value = valueAt(data, issue.path);
    const written = typeof value === 'string' ? JSON.stringify(value) : sourceAt(issue.path).replace(/\n.*/s, ' …');
    const title = field?.title && `Expected: ${field.title}.`;
    const sentences = [describeIssue(issue, value, written, field), title, field?.description];
    return [errorAt(issue.path, sentences.filter(Boolean).join(' '))];
  });
}
