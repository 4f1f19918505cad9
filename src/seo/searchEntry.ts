import { brotliCompressSync, constants } from 'node:zlib';
import { type Entry, normalize, tokenize } from '@/islands/Search/searchEngine';

export type Source = Omit<Entry, 'also' | 'text'> & {
  texts: readonly string[];
  /** Its categories, such as the topic of an article. */
  subjects?: readonly string[];
};

const plainWords = (text: string) => ` ${tokenize(text).map(normalize).join(' ')} `;

/** The groups of synonyms that have a phrase in the title. */
const findSynonyms = (title: string, synonyms: readonly string[]) =>
  synonyms.filter((group) => group.split(',').some((phrase) => plainWords(title).includes(plainWords(phrase))));

export const createEntry = ({ texts, subjects = [], ...source }: Source, synonyms: readonly string[]): Entry => ({
  ...source,
  also: [...findSynonyms(source.title, synonyms), ...subjects].join(' '),
  text: texts.join(' '),
});

/** Quality 6 takes a tenth of the time of the best quality, and the result is hardly larger. */
const compressedSize = (entries: readonly Entry[]) =>
  brotliCompressSync(JSON.stringify(entries), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/** As many of the first entries as the limits allow. */
export function withinLimits(entries: readonly Entry[], limits: { entries: number; bytes: number }): readonly Entry[] {
  let kept = entries.slice(0, limits.entries);
  while (compressedSize(kept) > limits.bytes) kept = kept.slice(0, Math.floor(kept.length * 0.95));
  return kept;
}
