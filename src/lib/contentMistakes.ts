import { z } from 'astro/zod';
import { gapsIn } from './fill';

interface Described {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  oneOf?: Described[];
}

type Path = readonly PropertyKey[];

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ');

/** services.3.title becomes "services 4, title": people count from one. */
function spoken(path: Path): string {
  return path.reduce<string>((said, step) => {
    if (typeof step === 'number') return `${said} ${step + 1}`;
    return said ? `${said}, ${String(step)}` : String(step);
  }, '');
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  );
}

function fieldAt(schema: Described | undefined, path: Path, data: unknown): Described | undefined {
  const [step, ...rest] = path;
  if (schema === undefined || step === undefined) return schema;
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.map((branch) => fieldAt(branch, path, data)).find((field) => field !== undefined);
  const next = typeof step === 'number' ? schema.items : schema.properties?.[String(step)];
  return next && fieldAt(next, rest, data);
}

/** The edit distance that decides whether "titel" was meant to be "title". */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function closest(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)[0];
  return near && near.steps <= Math.max(2, Math.floor(word.length / 3)) ? near.name : undefined;
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  date: 'a day such as 2026-03-12',
  array: 'a list',
  object: 'a group of fields',
  boolean: 'true or false',
};

function complaint(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined || value === null)
        return `is missing; it should be ${kinds[issue.expected] ?? issue.expected}.`;
      return `should be ${kinds[issue.expected] ?? issue.expected}, but is ${JSON.stringify(value)}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'is empty.';
      if (issue.origin === 'string')
        return `is too short: ${String(value).length} characters, at least ${issue.minimum} are needed.`;
      if (issue.origin === 'array')
        return `needs at least ${issue.minimum} entries, but has ${Array.isArray(value) ? value.length : 0}.`;
      return `should be at least ${issue.minimum}, but is ${String(value)}.`;
    case 'too_big':
      if (issue.origin === 'string')
        return `is too long: ${String(value).length} characters, at most ${issue.maximum} fit.`;
      return `should be at most ${issue.maximum}, but is ${String(value)}.`;
    case 'invalid_format':
      if (issue.format === 'regex') return `${issue.message}, but is ${JSON.stringify(value)}.`;
      return `should be ${issue.format === 'email' ? 'an email address' : 'a web address'}, but is ${JSON.stringify(value)}.`;
    case 'invalid_value':
      return `should be ${quoted(issue.values.map(String))}, but is ${JSON.stringify(value)}.`;
    case 'invalid_union':
      return `should be one of the known kinds, but is ${JSON.stringify(value)}.`;
    default:
      return `is not right: ${issue.message}.`;
  }
}

/** Every text in a value, with its path. */
function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Gaps in braces that nobody would fill. A field's own gaps are named in its description. */
function unknownGaps(file: string, data: unknown, described: Described, common: readonly string[]): string[] {
  return textsIn(data).flatMap(([path, text]) => {
    const known = [...common, ...gapsIn(fieldAt(described, path, data)?.description ?? '')];
    return gapsIn(text)
      .filter((gap) => !known.includes(gap))
      .map(
        (gap) =>
          `${file}: the field "${spoken(path)}" has a gap {${gap}} that nothing fills. ` +
          `Gaps that exist here: ${known.map((name) => `{${name}}`).join(', ') || 'none'}.`,
      );
  });
}

/**
 * What is wrong with a content file, one sentence a mistake: the file, the field, what is expected. `gaps` are those
 * that every text may have.
 */
export function contentMistakes(
  file: string,
  data: unknown,
  schema: z.ZodType,
  gaps: readonly string[] = [],
): string[] {
  const result = schema.safeParse(data);
  const described = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Described;
  if (result.success) return unknownGaps(file, data, described, gaps);

  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(fieldAt(described, issue.path, data)?.properties ?? {});
      const place = issue.path.length > 0 ? ` in "${spoken(issue.path)}"` : '';
      return issue.keys.map((key) => {
        const near = closest(key, known);
        const hint = near ? `Did you mean "${near}"?` : `Known fields: ${quoted(known)}.`;
        return `${file}: the field "${key}"${place} is not known. ${hint}`;
      });
    }
    const meaning = fieldAt(described, issue.path, data)?.description;
    const said = `${file}: the field "${spoken(issue.path)}" ${complaint(issue, valueAt(data, issue.path))}`;
    return [meaning ? `${said} What belongs there: ${meaning}` : said];
  });
}

/** The thing that a field names by its id, or a sentence that says which ids there are. */
export function findOrExplain<Thing extends { id: string }>(
  things: readonly Thing[],
  id: string,
  where: { file: string; field: string; source: string },
): Thing {
  const thing = things.find((candidate) => candidate.id === id);
  if (thing) return thing;
  const known = things.map((candidate) => candidate.id);
  throw new Error(
    `${where.file}: the field "${where.field}" names "${id}", but ${where.source} has no such entry. It has: ${quoted(known)}.`,
  );
}
