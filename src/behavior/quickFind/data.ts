import type { Kind, Row } from '@/search/search';

interface Box {
  count: string;
  heading: string;
  text: string;
  links: readonly { label: string; href: string }[];
}

/** The words of quick find. They come with the sheet, so that no page carries them. */
export interface Words {
  label: string;
  field: string;
  placeholder: string;
  close: string;
  keys: { move: string; enter: string; open: string; escape: string; close: string };
  groups: Record<Kind, string>;
  start: string;
  often: string;
  common: readonly string[];
  one: string;
  several: string;
  nothing: Box;
  failed: Box & { retry: string };
}

export interface SearchData {
  words: Words;
  rows: readonly Row[];
}

export const dataPath = '/search.json';

/** Loads once. Where that fails, the next call tries again. */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** The words of quick find, and what it searches in. */
export const loadData = loadedOnce(async (): Promise<SearchData> => {
  const answer = await fetch(dataPath);
  if (!answer.ok) throw new Error(`${dataPath} answered ${answer.status}.`);
  return answer.json();
});
