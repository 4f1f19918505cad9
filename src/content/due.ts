import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pageOf } from '../config/routes.ts';
import { isOut, isOver, today } from './publishing.ts';

/** Every article and job as it is written, and the offices. */
function readEntries(folder: string) {
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
  const files = globSync('content/{articles,jobs}/*.yaml', { cwd: folder }).sort();
  return {
    offices: read('content/site.yaml').offices as { id: string; timeZone: string }[],
    entries: files.map((file) => ({ ...read(file), address: pageOf(file) ?? '' })),
  };
}

/** The addresses of pages that had to wait for a day, and whose day has come. */
export function dueAddresses(folder = '.'): string[] {
  const { offices, entries } = readEntries(folder);
  const day = today(offices[0]?.timeZone);
  return entries.filter(({ publish }) => publish !== undefined && isOut(publish, day)).map(({ address }) => address);
}

/** The addresses of jobs whose last day is over. */
export function closedAddresses(folder = '.'): string[] {
  const { offices, entries } = readEntries(folder);
  return entries
    .filter(({ closes, office }) =>
      isOver(closes, today((offices.find(({ id }) => id === office) ?? offices[0])?.timeZone)),
    )
    .map(({ address }) => address);
}
