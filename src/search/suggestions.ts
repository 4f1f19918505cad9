import type { Entry, Search } from './search';

export type Suggestion = Pick<Entry, 'title' | 'path'>;

const most = 3;
/** How much of what was asked for a page must have to be worth a suggestion. */
const leastShare = 0.5;

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const parent = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** An address as it is compared: /Jobs/Backend.html is /jobs/backend. */
function clean(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/\.\w+$/, '')
      .replace(/\/+$/, '')
      .slice(0, 100);
  } catch {
    return '';
  }
}

/** Whether an address ends with a number. */
export const isNumbered = (pathname: string) => /^-?\d+$/.test(lastPart(clean(pathname)));

/** The entries with the numbers next to the one asked for: 7 and 9 for 8. */
export function neighbors(pathname: string, entries: readonly Suggestion[]): Suggestion[] {
  const wanted = clean(pathname);
  return entries.filter(
    ({ path }) =>
      parent(path) === parent(wanted) &&
      isNumbered(path) &&
      Math.abs(Number(lastPart(path)) - Number(lastPart(wanted))) === 1,
  );
}

/** The pages that someone may have meant by an address that does not exist: at most three, none when none is close. */
export function suggestions(pathname: string, search: Search): Suggestion[] {
  const wanted = clean(pathname);
  const asked = lastPart(wanted)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => ({ word, found: search(word).filter(({ named, kind }) => named && kind !== 'question') }))
    // A word that many pages have does not tell them apart.
    .filter(({ found }) => found.length <= most);
  const letters = asked.reduce((sum, { word }) => sum + word.length, 0);
  const scores = new Map<string, { entry: Suggestion; score: number }>();
  for (const { word, found } of asked)
    for (const entry of found) {
      const { score = parent(entry.path) === parent(wanted) ? 0.1 : 0 } = scores.get(entry.path) ?? {};
      scores.set(entry.path, { entry, score: score + word.length / letters });
    }
  return [...scores.values()]
    .filter(({ score }) => score >= leastShare)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}
