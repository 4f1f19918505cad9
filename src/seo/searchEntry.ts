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
