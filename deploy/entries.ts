import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Entry {
  /** Its file below the root of the project. */
  file: string;
  fields: Record<string, unknown>;
}

/** The entry of content/ with this address, whether it is online or not. */
export function findEntry(path: string, root: string): Entry | undefined {
  const [, section = 'legal', name = ''] = /^(?:\/(services|jobs|blog))?\/([\w-]+)$/.exec(path) ?? [];
  const read = (file: string): Entry => ({ file, fields: parse(readFileSync(join(root, file), 'utf8')) ?? {} });
  if (section === 'blog') {
    // The address of an article is its number.
    const articles = globSync('content/articles/*.yaml', { cwd: root }).map(read);
    return articles.find(({ fields }) => String(fields.id) === name);
  }
  const file = `content/${section}/${name}.yaml`;
  return existsSync(join(root, file)) ? read(file) : undefined;
}
