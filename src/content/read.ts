// Reads everything below content/ at once, so that every mistake is told at once, each with its file and its line.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { pageOf, routes } from '@/config/routes';
import { contentMistakes, type FieldText, textsIn } from '@/lib/contentMistakes';
import { type Described, describedBy } from '@/lib/described';
import { closest } from '@/lib/distance';
import type { Mistake } from '@/lib/mistake';
import { readYaml, type YamlFile } from '@/lib/yamlFile';
import { mistakesAcross } from './across';
import { siteGapNames } from './gaps';
import { documents, folders } from './schemas/contract';

export interface Source {
  /** The files below content/ by their path there. Of pictures only the names count. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The addresses that do not come from a folder of the content. */
  addresses: readonly string[];
  /** The widths of the photographs in pixels, by their path below content/, where they were looked up. */
  pictureWidths?: ReadonlyMap<string, number>;
}

/** What a file is by its name. */
interface Place {
  /** Its path below content/ without its ending: site, pages/home, services/web-dev. */
  id: string;
  /** The folder in which it is one of many. */
  folder?: keyof typeof folders;
  schema: z.ZodType;
}

/** A file that keeps its contract, as it is written. */
export interface Entry extends YamlFile, Place {
  data: Record<string, unknown> & { publish?: string };
  texts: FieldText[];
}

/** What a file is by its name, or what is wrong with the name. */
function placeOf(path: string): Place | string {
  const id = path.replace(/\.yaml$/, '');
  if (id === path) return 'only files that end in .yaml are read. Change the ending, or take the file away.';
  if (Object.hasOwn(documents, id)) return { id, schema: documents[id as keyof typeof documents] };
  const [folder = '', name = ''] = id.split(/\/(.*)/);
  if (!Object.hasOwn(folders, folder)) {
    const near = closest(id, Object.keys(documents));
    return `nothing reads a file of this name.${near ? ` Did you mean content/${near}.yaml?` : ''}`;
  }
  if (name === '404') return 'this is the address of the page for what is not found. Take another name.';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return 'the name becomes an address. Take lower-case letters, digits and hyphens.';
  return { id, folder: folder as keyof typeof folders, schema: folders[folder as keyof typeof folders] };
}

/** The fields without those that may be left out and are empty. */
function withoutEmptyFields(value: unknown, { properties = {}, required = [], items = {}, oneOf }: Described): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmptyFields(item, items));
  if (typeof value !== 'object' || value === null) return value;
  const block = oneOf?.find((branch) => branch.properties?.type?.const === Reflect.get(value, 'type'));
  if (block) return withoutEmptyFields(value, block);
  const fields = Object.entries(value).filter(
    ([name, field]) => !(name in properties) || required.includes(name) || (field !== '' && field !== null),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmptyFields(field, properties[name] ?? {})]));
}

/** Every entry of the content, and every mistake in it. */
export function readContent(source: Source): { entries: Entry[]; mistakes: Mistake[] } {
  const entries: Entry[] = [];
  const missing = Object.keys(documents).filter((id) => !source.files.has(`${id}.yaml`));
  const mistakes: Mistake[] = missing.map((id) => ({
    file: `content/${id}.yaml`,
    line: 1,
    text: 'the file is missing.',
  }));
  const pages: string[] = [...source.addresses, ...Object.values(routes).filter((route) => typeof route === 'string')];
  for (const [path, bytes] of source.files) {
    if (path.startsWith('pictures/')) continue;
    const place = placeOf(path);
    // Leaves out a byte order mark.
    const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
    const say = (line: number, words: string) => mistakes.push({ file: `content/${path}`, line, text: words });
    const unreadable = text.split('\n').findIndex((line) => line.includes('\uFFFD')) + 1;
    if (typeof place === 'string') say(1, place);
    else if (unreadable > 0) say(unreadable, 'a letter cannot be read. Save the file as UTF-8.');
    else {
      // A file whose lists are all empty is empty when Pages CMS has saved it.
      const isLeftOut = text.trim() === '' && place.schema.safeParse({}).success;
      const yaml = readYaml(`content/${path}`, isLeftOut ? '{}' : text);
      const data = withoutEmptyFields(yaml.data, describedBy(place.schema)) as Entry['data'];
      const file = { ...yaml, data };
      const found = yaml.mistakes.length > 0 ? yaml.mistakes : contentMistakes(file, place.schema, siteGapNames);
      const page = pageOf(`content/${path}`, yaml.written(['id']));
      if (page) pages.push(page);
      if (found.length === 0) entries.push({ ...file, ...place, texts: textsIn(data, place.schema) });
      mistakes.push(...found);
    }
  }
  mistakes.push(...mistakesAcross(entries, source, pages));
  return { entries, mistakes: mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) };
}

/** The files below content/, and the addresses of the routes in src/pages/ and of the files in public/. */
export function contentSource(root: string): Source {
  // Without the copies that editors keep beside a file: .roots.yaml.swp, roots.yaml~.
  const below = (folder: string) =>
    globSync('**/*[!~]', { cwd: join(root, folder) })
      .filter((path) => statSync(join(root, folder, path)).isFile())
      .sort();
  const routes = below('src/pages').filter((file) => !/\[|\b404\./.test(file));
  const addresses = [...routes.map((file) => file.replace(/(?:^index)?\.(?:astro|ts)$/, '')), ...below('public')];
  return {
    files: new Map(below('content').map((path) => [path, readFileSync(join(root, 'content', path))])),
    addresses: addresses.map((path) => `/${path}`),
  };
}
