// Makes the rows of the index from what the site says, while it is built.
import type { Entry, Row } from './search';
import { wordsOf } from './words';

/** An entry with all that it can be found by. */
export interface Source extends Entry {
  /** What else is said there, the most telling first. */
  texts: readonly string[];
}

/** A word in more entries than this share of them tells none of them apart. */
const commonShare = 0.08;
const mostWords = 100;

/** Short words tell something only where they are names: 'SQL' and '24/7' do, 'the' does not. */
const telling = (text: string) =>
  wordsOf(
    text
      .split(/\s+/)
      .filter((word) => word.length > 3 || /[\p{Lu}\p{N}#]/u.test(word))
      .join(' '),
  ).filter((word) => word.length > 1);

/** Whether a list of words has others in it, side by side. */
const has = (words: readonly string[], phrase: readonly string[]) =>
  words.some((_, place) => phrase.every((word, index) => words[place + index] === word));

/** The words that mean the same as some of a title. */
const alsoCalled = (title: string, synonyms: readonly (readonly string[])[]) =>
  synonyms
    .filter((group) => group.some((phrase) => has(wordsOf(title), wordsOf(phrase))))
    .flat()
    .flatMap(wordsOf);

/** The rows of the index: beside what is shown, each word once, and nothing that most entries have. */
export function rowsOf(sources: readonly Source[], synonyms: readonly (readonly string[])[]): Row[] {
  const told = sources.map(({ texts }) => [...new Set(texts.flatMap(telling))]);
  const entriesWith = new Map<string, number>();
  for (const word of told.flat()) entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1);
  const most = Math.max(2, sources.length * commonShare);
  return sources.map(({ kind, title, line, path }, place) => {
    const shown = new Set([title, line].flatMap(wordsOf));
    const own = told[place]?.filter((word) => (entriesWith.get(word) ?? 0) <= most) ?? [];
    const words = [...new Set([...alsoCalled(title, synonyms), ...own])].filter((word) => !shown.has(word));
    return [kind, title, line, path, words.slice(0, mostWords).join(' ')];
  });
}
