// What is wrong with the fields of one content file, in sentences.
import type { z } from 'astro/zod';
import { placeholdersIn, withoutCode } from '../lib/placeholders.ts';
import { suggest } from '../lib/suggest.ts';
import type { ContentError, FieldText, Path, YamlFile } from './entry.ts';
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts';

/** The placeholders that every text may have; others belong to one field, whose description names them. */
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

/** What a field should be, by the name that zod has for it. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  date: 'a day such as 2026-03-12',
  email: 'an email address',
};

/** The sentence for an issue; `written` is the value as an editor recognizes it. */
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
        return `should be a list${instead} Put a space behind each dash.`;
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

/** The first match of a pattern in a text. */
const firstMatch = (pattern: RegExp, text: string) => pattern.exec(text)?.[0];

/** What would be seen on the page as it stands, although something else is meant: the words, and the sentence. */
function findMisplaced({ text, field }: FieldText, schema: z.ZodType): [words: string, sentence: string][] {
  const misplaced: [string, string][] = [];
  const prose = withoutCode(text);

  const known = [...placeholderNames, ...placeholdersIn(field.description ?? '')];
  const unknown = placeholdersIn(text).filter((name) => !known.some((other) => other === name));
  for (const name of unknown) {
    const gaps = known.map((other) => `{${other}}`).join(', ');
    misplaced.push([`{${name}}`, `has a gap {${name}} that nothing fills. Gaps that exist here: ${gaps}.`]);
  }

  const sign = field.markdown ? undefined : firstMatch(/\*\*|`|\]\(/, text);
  if (sign) {
    const names = quoted(markdownFields(toJsonSchema(schema))) || 'none';
    misplaced.push([sign, `takes no Markdown, so ${sign} would be seen. Fields here that take it: ${names}.`]);
  }

  const tag = firstMatch(/<\/?[a-z][a-z0-9]*(?: [^<>]*)?\/?>/i, prose);
  if (tag) misplaced.push([tag, `has HTML, which would be seen: ${tag}. Take it out.`]);

  if (!field.markdown) return misplaced;
  const image = firstMatch(/!\[[^\]]*\][([]/, prose);
  if (image) misplaced.push([image, noImages]);
  const heading = firstMatch(/^#{1,6} .*|\[\^\w+\]/m, prose);
  if (heading) {
    const advice = 'A heading has a field of its own; there are no footnotes.';
    misplaced.push([heading, `has a heading or a footnote (${heading}). ${advice}`]);
  }
  return misplaced;
}

const noImages =
  'has a picture, but a text takes none. A picture stands in a field "image"; in an article, add a block of the type imageText.';

/** Every text of a file that its schema accepts. */
export function textsIn(data: unknown, schema: z.ZodType, path: Path = []): FieldText[] {
  if (typeof data === 'string') return [{ path, text: data, field: fieldAt(toJsonSchema(schema), path) ?? {} }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    textsIn(inner, schema, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** What is wrong with the texts of a file that its schema accepts. */
export function textErrors(texts: readonly FieldText[], schema: z.ZodType, { errorAt }: YamlFile): ContentError[] {
  return texts.flatMap((text) =>
    findMisplaced(text, schema).map(([words, sentence]) => errorAt(text.path, sentence, words)),
  );
}

/** The sentence for a field that a group does not have. */
function unknownField(name: string, known: readonly string[]): string {
  const [near] = suggest(name, known);
  return `is not known. ${near ? `Did you mean "${near}"?` : `Known fields: ${quoted(known)}.`}`;
}

/** What is wrong with the fields of a file, by what its schema reports. */
export function schemaErrors(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, file: YamlFile): ContentError[] {
  const { data, errorAt, sourceAt } = file;
  const root = toJsonSchema(schema);
  return issues.flatMap((issue) => {
    const field = fieldAt(root, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(field?.properties ?? {});
      return issue.keys.map((key) => errorAt([...issue.path, key], unknownField(key, known)));
    }
    // A kind of block: the group that it names says which there are.
    const branches = issue.code === 'invalid_union' && fieldAt(root, issue.path.slice(0, -1))?.oneOf;
    if (branches) {
      const known = branches.map(({ properties }) => properties?.[String(issue.path.at(-1))]?.const ?? '');
      return [errorAt(issue.path, `is of no known kind. There are: ${quoted(known)}.`)];
    }
    const value = valueAt(data, issue.path);
    const written = typeof value === 'string' ? JSON.stringify(value) : sourceAt(issue.path).replace(/\n.*/s, ' …');
    const title = field?.title && `What belongs there: ${field.title}.`;
    const sentences = [describeIssue(issue, value, written, field), title, field?.description];
    return [errorAt(issue.path, sentences.filter(Boolean).join(' '))];
  });
}
