import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isSample } from '@/content/sample';
import type { Answers } from './answers';

const folders = ['services', 'jobs', 'articles'];

/** The name of the package and of the worker: what a company is called, as addresses write it. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Fields that take the place of others of the same name, group by group. A list takes the place of a list. */
function merged(ours: unknown, given: unknown): unknown {
  const isGroup = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isGroup(ours) || !isGroup(given)) return given;
  const names = [...new Set([...Object.keys(ours), ...Object.keys(given)])];
  return Object.fromEntries(names.map((name) => [name, name in given ? merged(ours[name], given[name]) : ours[name]]));
}

function mergeInto(file: string, given: unknown): void {
  const ours: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stringify(merged(ours, given)));
}

const yamlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

/** Puts a company in place of the sample: its facts, its colors, its content. Twice changes nothing. */
export function writeCompany(root: string, given: Answers, from: string): void {
  const path = (...parts: string[]) => join(root, ...parts);
  const { colors, removeSamples, content, ...facts } = given;
  const old = parse(readFileSync(path('content/site.yaml'), 'utf8')) as Record<string, unknown>;

  // Only what the sample brought goes; a company's own entries stay, however often this runs.
  if (removeSamples && isSample(old.url))
    for (const folder of folders)
      for (const file of readdirSync(path('content', folder))) rmSync(path('content', folder, file));
  if (content)
    for (const file of yamlFiles(join(from, content)))
      mergeInto(path('content', file), parse(readFileSync(join(from, content, file), 'utf8')));
  mergeInto(path('content/site.yaml'), facts);
  mergeInto(path('content/brand.yaml'), colors);

  const name = `${slugOf(facts.name)}-website`;
  const renamed = (file: string, pattern: RegExp) => {
    if (!existsSync(path(file))) return;
    const text = readFileSync(path(file), 'utf8');
    writeFileSync(path(file), text.replaceAll(pattern, `$1"${name}"`));
  };
  renamed('package.json', /(^ {2}"name": )"[^"]+"/gm);
  renamed('package-lock.json', /((?:^\{\n| {4}"": \{\n)\s+"name": )"[^"]+"/g);
  renamed('wrangler.jsonc', /(^ {2}"name": )"[^"]+"/gm);
  // The words of the specification are the sample's.
  if (existsSync(path('tests/spec'))) rmSync(path('tests/spec'), { recursive: true });
}
