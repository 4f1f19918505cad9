// The settings of the desk in the browser follow from the schemas.
import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generatedFiles } from '../../src/content/desk/generated.ts';
import { documents, folders } from '../../src/content/schemas/contract.ts';
import { type Described, describedBy } from '../../src/lib/described.ts';
import { type Field, settings } from './pagesCms.ts';

const file = readFileSync('.pages.yml', 'utf8');
const desk = settings.parse(parse(file));
const entries = desk.content.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry]));
const { files } = generatedFiles(process.cwd());

/** The settings without what hangs on the content, which changes as editors work: choices, the next number. */
function lasting(text: string): unknown {
  const { components, content, ...rest } = parse(text) as z.infer<typeof settings>;
  const named = content.map((entry) => (entry.type === 'collection' ? { ...entry, filename: '' } : entry));
  return { ...rest, content: named, components: Object.keys(components) };
}

test('the settings are those that follow from the schemas; npm run cms writes them', () => {
  expect(lasting(file)).toEqual(lasting(files.get('.pages.yml') ?? ''));
});

test('npm run cms would change no other file: schemas for editors of files, the form of content files', () => {
  const { '.pages.yml': _, ...others } = Object.fromEntries(files);
  expect(Object.keys(others).length).toBeGreaterThan(60);
  const stale = Object.entries(others).filter(([path, text]) => readFileSync(path, 'utf8') !== text);
  expect(stale.map(([path]) => path)).toEqual([]);
});

test('an unknown key, kind or option of the settings is refused', () => {
  const wrong = (change: (content: Record<string, unknown>) => unknown) =>
    settings.safeParse({ ...desk, content: desk.content.map((entry) => change(structuredClone(entry))) }).success;
  const withField = (more: object) => (entry: Record<string, unknown>) =>
    'fields' in entry ? { ...entry, fields: [{ ...(entry.fields as Field[])[0], ...more }] } : entry;
  expect(wrong((entry) => entry)).toBe(true);
  expect(wrong((entry) => ({ ...entry, colour: 'red' }))).toBe(false);
  expect(wrong(withField({ hint: 'A hint' }))).toBe(false);
  expect(wrong(withField({ type: 'sentence' }))).toBe(false);
  expect(wrong(withField({ options: { longest: 9 } }))).toBe(false);
});

const known = (value: unknown) => (Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value);

/** What a field asks for: its help, whether it must be there, its limits. */
const asked = (field: Described, isRequired: boolean) => {
  const { minLength = 0, ...inner } = field.items ?? field;
  return {
    help: field.description,
    isRequired,
    shortest: minLength > 1 ? minLength : undefined,
    // What is chosen has no length.
    longest: 'choices' in inner || 'picture' in inner ? undefined : inner.maxLength,
    least: known(inner.minimum),
    most: known(inner.maximum),
    fewest: field.minItems,
    mostEntries: field.maxItems,
  };
};

const offered = ({ description, required, options = {}, list }: Field) => ({
  help: description,
  isRequired: required,
  shortest: options.minlength,
  longest: options.maxlength,
  least: options.min,
  most: options.max,
  fewest: list?.min,
  mostEntries: list?.max,
});

/** Every field below a schema beside that of the desk, by its path. */
function* pairs(schema: Described, fields: Field[], path: string): Generator<[string, object, object]> {
  const { properties = {}, required = [] } = schema;
  expect(
    fields.map(({ name }) => name),
    path,
  ).toEqual(Object.keys(properties).filter((name) => properties[name]?.const === undefined));
  for (const field of fields) {
    const own = properties[field.name] as Described;
    yield [`${path}.${field.name}`, asked(own, required.includes(field.name)), offered(field)];
    const inner = own.items ?? own;
    for (const [index, branch] of (inner.oneOf ?? []).entries())
      yield* pairs(branch, field.blocks?.[index]?.fields ?? [], `${path}.${field.name}[${index}]`);
    if (inner.properties) yield* pairs(inner, field.fields ?? [], `${path}.${field.name}`);
  }
}

test('every field of every schema is in the desk, with its help, its limits and whether it must be there', () => {
  const schemas = { ...documents, ...folders };
  expect(entries.map(({ path }) => path.replace(/^content\/|\.yaml$/g, '')).sort()).toEqual(
    Object.keys(schemas).sort(),
  );
  const every = Object.entries(schemas).flatMap(([id, schema]) => {
    const described = describedBy(schema);
    const fields = entries.find(({ path }) => path.replace(/^content\/|\.yaml$/g, '') === id)?.fields ?? [];
    return [...pairs(described, fields, id)];
  });
  expect(every.length).toBeGreaterThan(300);
  expect(Object.fromEntries(every.map(([path, , is]) => [path, is]))).toEqual(
    Object.fromEntries(every.map(([path, should]) => [path, should])),
  );
});

test('what the site needs can neither be deleted nor renamed, and choices are real', () => {
  for (const { type, operations } of entries)
    expect(operations).toEqual(type === 'file' ? { create: false, delete: false } : { rename: false });
  for (const { options } of Object.values(desk.components)) expect(options.values.length).toBeGreaterThan(0);
});
