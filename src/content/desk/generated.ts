import { sentence } from '@/lib/mistake';
import { contentSource, readContent } from '../read';
import { deskFile } from './desk';
import { deskForm } from './written';

/** The files that follow from the content and its schemas, by path. None where the content has mistakes. */
export function generatedFiles(root: string): { files: Map<string, string>; mistakes: string[] } {
  const source = contentSource(root);
  const { entries, mistakes } = readContent(source);
  if (mistakes.length > 0) return { files: new Map(), mistakes: mistakes.map(sentence) };
  const files: [string, string][] = [
    ['.pages.yml', deskFile(entries)],
    ...entries.map(({ id, schema }): [string, string] => {
      const path = `${id}.yaml`;
      return [`content/${path}`, deskForm(Buffer.from(source.files.get(path) ?? '').toString('utf8'), schema)];
    }),
  ];
  return { files: new Map(files), mistakes: [] };
}
