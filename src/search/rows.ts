// Makes the rows of the index from what the site says, while it is built.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Entry, Row } from './search';
import { tellingWordsOf, wordsOf } from './words';

/** An entry with all that it can be found by. */
export interface Source extends Entry {
  /** What else is said there, the most telling first. */
  texts: readonly string[];
  /** What it belongs to, such as the topic of an article: it is found by these words however many entries have them. */
  subjects?: readonly string[];
}

/** A word in more entries than this share of them tells none of them apart. */
const commonShare = 0.06;
const mostWords = 100;

/** Whether a list of words has others in it, side by side. */
const has = (words: readonly string[], phrase: readonly string[]) =>
  words.some((_, place) => phrase.every((word, index) => words[place + index] === word));

/** The words that mean the same as some of a title. */
function alsoCalled(title: string, synonyms: readonly string[]): string[] {
  const own = wordsOf(title);
  const groups = synonyms
    .map((group) => group.split(','))
    .filter((group) => group.some((phrase) => has(own, wordsOf(phrase))));
  return [...new Set(groups.flat().flatMap(wordsOf))].filter((word) => !own.includes(word));
}

/** The rows of the index: beside what is shown, each word once, and nothing that most entries have. */
export function rowsOf(sources: readonly Source[], synonyms: readonly string[]): Row[] {
  const told = sources.map(({ texts }) => [...new Set(texts.flatMap(tellingWordsOf))]);
  const entriesWith = new Map<string, number>();
  for (const word of told.flat()) entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1);
  const most = Math.max(2, sources.length * commonShare);
  return sources.map(({ kind, title, line, path, subjects = [] }, place) => {
    const also = alsoCalled(title, synonyms);
    const known = new Set([...wordsOf(`${title} ${line}`), ...also]);
    const rare = told[place]?.filter((word) => (entriesWith.get(word) ?? 0) <= most) ?? [];
    const words = [...new Set([...subjects.flatMap(wordsOf), ...rare])].filter((word) => !known.has(word));
    return [kind, title, line, path, also.join(' '), words.slice(0, mostWords).join(' ')];
  });
}

/** Hardly larger than the best that brotli can, in a tenth of the time. */
const sizeOf = (rows: readonly Row[]) =>
  brotliCompressSync(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/** As many rows, from the first on, as a visitor can be asked to load. */
export function fitting(rows: readonly Row[], limits: { entries: number; bytes: number }): readonly Row[] {
  let some = rows.slice(0, limits.entries);
  while (sizeOf(some) > limits.bytes) some = some.slice(0, Math.floor(some.length * 0.95));
  return some;
}
