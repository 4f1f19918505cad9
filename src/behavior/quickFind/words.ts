import type { Kind } from '@/search/search';

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

export const wordsPath = '/quick-find.json';

let words: Promise<Words> | undefined;

async function load(): Promise<Words> {
  const answer = await fetch(wordsPath);
  if (!answer.ok) throw new Error(`${wordsPath} answered ${answer.status}.`);
  return answer.json();
}

/** The words of this site. Where they cannot be had, the next call tries again. */
export function loadWords(): Promise<Words> {
  words ??= load().catch((error: unknown) => {
    words = undefined;
    throw error;
  });
  return words;
}
