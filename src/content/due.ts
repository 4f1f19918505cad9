import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pageOf } from '../config/routes.ts';
import { isOut, today } from './publishing.ts';

/** The addresses of pages that had to wait for a day, and whose day has come. */
export function dueAddresses(folder = '.'): string[] {
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
  const day = today(read('content/site.yaml').offices[0].timeZone);
  const files = globSync('content/{articles,jobs}/*.yaml', { cwd: folder }).sort();
  return files
    .filter((file) => {
      const { publish } = read(file);
      return publish !== undefined && isOut(publish, day);
    })
    .map((file) => pageOf(file) ?? '');
}
