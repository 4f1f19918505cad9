import { describedBy } from '@/lib/described';
import { sentence } from '@/lib/mistake';
import { contentSource, readContent } from '../read';
import { documents, folders } from '../schemas/contract';
import { deskFile } from './desk';
import { deskForm } from './written';

const schemaFile = (id: string) => `.vscode/content/${id.replace('/', '-')}.json`;

/** Which content files an editor of files checks with which JSON schema. */
const associations = Object.fromEntries([
  ...Object.keys(documents).map((id) => [schemaFile(id), `content/${id}.yaml`]),
  ...Object.keys(folders).map((id) => [schemaFile(id), `content/${id}/*.yaml`]),
]);

/** The files that follow from the content and its schemas, by path. None where the content has mistakes. */
export function generatedFiles(root: string): { files: Map<string, string>; mistakes: string[] } {
  const source = contentSource(root);
  const { entries, mistakes } = readContent(source);
  if (mistakes.length > 0) return { files: new Map(), mistakes: mistakes.map(sentence) };
  const json = (value: unknown, space?: number) => `${JSON.stringify(value, null, space)}\n`;
  const files: [string, string][] = [
    ['.pages.yml', deskFile(entries)],
    ['.vscode/settings.json', json({ 'yaml.schemas': associations }, 2)],
    ...Object.entries({ ...documents, ...folders }).map(([id, schema]): [string, string] => [
      schemaFile(id),
      json(describedBy(schema)),
    ]),
    ...entries.map(({ id, schema }): [string, string] => {
      const path = `${id}.yaml`;
      return [`content/${path}`, deskForm(Buffer.from(source.files.get(path) ?? '').toString('utf8'), schema)];
    }),
  ];
  return { files: new Map(files), mistakes: [] };
}
