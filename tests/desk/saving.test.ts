// What the desk in the browser saves is what the site reads.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { said, source, written } from '../support/mistakes.ts';
import { type Field, openFile, saveFile, settings } from './pagesCms.ts';

const desk = settings.parse(parse(readFileSync('.pages.yml', 'utf8')));
const entries = desk.content.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry]));
const contentFiles = [...source.files.keys()].filter((path) => path.endsWith('.yaml'));
const fieldsFor = (path: string) =>
  entries.find((entry) => `content/${path}` === entry.path || `content/${path}`.startsWith(`${entry.path}/`))?.fields ??
  [];

type Data = Record<string, unknown>;

interface Value {
  field: Field;
  value: unknown;
  put: (value: unknown) => void;
}

/** Every value of a form with the field that it stands in and a way to put in another. */
function* values(form: Data, fields: Field[]): Generator<Value> {
  for (const field of fields) {
    const value = form[field.name];
    yield { field, value, put: (other) => Object.assign(form, { [field.name]: other }) };
    const groups = [value].flat().filter((part): part is Data => typeof part === 'object' && part !== null);
    for (const group of groups) {
      const block = field.blocks?.find(({ name }) => name === group[field.blockKey ?? '']);
      yield* values(group, block?.fields ?? field.fields ?? []);
    }
  }
}

const kindOf = ({ type, list, component }: Field) => `${component ?? type}${list ? ' list' : ''}`;

/** Another value of the same kind that the site accepts, or nothing. */
function other({ type, pattern, list, options = {}, component }: Field, value: unknown): unknown {
  const isText = type === 'string' || type === 'text';
  if (list) return isText && Array.isArray(value) && !list.max ? [...value, 'One more'] : undefined;
  if (component)
    return desk.components[component]?.options.values
      .map((choice) => (typeof choice === 'string' ? choice : choice.value))
      .find((choice) => value && choice !== value);
  if (type === 'date' && value) return '2026-01-01';
  if (type === 'number' && options.step === 1)
    return Number(value) === options.max ? Number(value) - 1 : Number(value) + 1000;
  if (isText && !pattern && typeof value === 'string' && / [a-z]{3,}[.\n]*$/.test(value))
    return value.replace(/[a-z]([.\n]*)$/, (end) => (end.startsWith('x') ? `y${end.slice(1)}` : `x${end.slice(1)}`));
  return undefined;
}

/** How many lines differ between two files: those between their common beginning and their common end. */
function differing(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return now.length - start - end;
}

/** Files as they are after one change each, change by change. */
type Rounds = Record<string, string>[];

/** Makes changes to every content file, one at a time, and collects what the desk would save. */
function edited(change: (path: string, form: Data, index: number) => boolean): Rounds {
  const rounds: Rounds = [];
  for (const path of contentFiles) {
    const opened = openFile(written(path), fieldsFor(path));
    const count = [...values(opened, fieldsFor(path))].length;
    let round = 0;
    for (let index = 0; index < count; index++) {
      const form = structuredClone(opened);
      if (!change(path, form, index)) continue;
      rounds[round] = { ...rounds[round], [path]: saveFile(form) };
      round++;
    }
  }
  return rounds;
}

const saidOfAll = (files: Record<string, string>) => said(files, ...contentFiles.filter((path) => !(path in files)));

test('every content file has the form in which the desk saves it', () => {
  expect(contentFiles.filter((path) => stringify(parse(written(path))) !== written(path))).toEqual([]);
});

test('the desk opens every file and saves it as it was', () => {
  // An empty list is left out of the file.
  const saved = (path: string) => saveFile(openFile(written(path), fieldsFor(path)));
  expect(contentFiles.filter((path) => saved(path) !== saveFile(parse(written(path))))).toEqual([]);
});

test('a field of every kind, changed in every file, is read, and is one small difference', () => {
  const kinds = new Set<string>();
  const rounds = edited((path, form, index) => {
    const { field, value, put } = [...values(form, fieldsFor(path))][index] as Value;
    const kind = `${path} ${kindOf(field)}`;
    const changed = kinds.has(kind) ? undefined : other(field, value);
    if (changed === undefined) return false;
    const before = saveFile(form);
    put(changed);
    const lines = differing(before, saveFile(form));
    expect(lines, `${path} ${field.name}`).toBeGreaterThan(0);
    expect(lines, `${path} ${field.name}`).toBeLessThanOrEqual(stringify(changed).split('\n').length + 1);
    return Boolean(kinds.add(kind));
  });
  expect(rounds.flatMap(saidOfAll)).toEqual([]);
  expect([...new Set([...kinds].map((kind) => kind.replace(/^\S+ /, '')))].sort()).toEqual([
    'addresses',
    'date',
    'number',
    'offices',
    'string',
    'string list',
    'text',
    'text list',
    'topics',
  ]);
  expect(new Set([...kinds].map((kind) => kind.replace(/ .*/, ''))).size).toBeGreaterThan(contentFiles.length - 2);
});

test('an optional field that the desk empties is left out', () => {
  const rounds = edited((path, form, index) => {
    const { field, value, put } = [...values(form, fieldsFor(path))][index] as Value;
    if (field.required || saveFile({ value }) === '') return false;
    put(field.list ? [] : '');
    return true;
  });
  expect(rounds.length).toBeGreaterThan(0);
  expect(rounds.flatMap(saidOfAll)).toEqual([]);
});

test('a long text with a dash where its line is broken is no list', () => {
  const path = contentFiles.find((name) => name.startsWith('articles/')) ?? '';
  const form = openFile(written(path), fieldsFor(path));
  const saved = Array.from({ length: 20 }, (_, more) =>
    saveFile({ ...form, subtitle: `${'x'.repeat(50 + more)} - and what follows it` }),
  ).filter((text) => /\n +- and/.test(text));
  expect(saved.length).toBeGreaterThan(0);
  expect(saved.flatMap((text) => saidOfAll({ [path]: text }))).toEqual([]);
});
