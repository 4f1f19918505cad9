import { fieldNames, same, type Values } from './message';

/** What the visitor has typed. Other words are another draft, with another id. */
export interface Draft {
  id: number;
  values: Values;
  /** It was on its way when it was kept. */
  sending: boolean;
  begunAt: number;
  keptAt: number;
}

type Place = 'sessionStorage' | 'localStorage';
const key = 'contact-draft';
const goneKey = 'contact-gone';
const dayMs = 24 * 60 * 60 * 1000;

/** Storage may be forbidden, full or spoiled; then there is no draft, and nothing else changes. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function read(place: Place): Draft | undefined {
  const found = attempt(() => JSON.parse(globalThis[place].getItem(key) ?? ''));
  return fieldNames.every((name) => typeof found?.values?.[name] === 'string') ? found : undefined;
}

const write = (place: Place, draft: Draft) =>
  attempt(() => globalThis[place].setItem(key, JSON.stringify(draft)) ?? draft);

const remove = (place: Place): undefined => void attempt(() => globalThis[place].removeItem(key));

/** The last ones that were sent, cleared, deleted or moved: a tab that comes back may still hold one. */
const gone = (): unknown[] => [attempt(() => JSON.parse(localStorage.getItem(goneKey) ?? '')) ?? []].flat();

/** What this tab holds, even if it is gone elsewhere. */
export const storedDraft = () => read('sessionStorage');

/** What this tab holds. A tab that comes back takes back the copy that it left. */
export function ownDraft(): Draft | undefined {
  const own = storedDraft();
  if (own && gone().includes(own.id)) return remove('sessionStorage');
  if (own && own.id === read('localStorage')?.id) remove('localStorage');
  return own;
}

/** Keeps in this tab what is typed. */
export function saveDraft(values: Values, sending: boolean): Draft | undefined {
  const before = storedDraft();
  const id = before && same(before.values, values) ? before.id : Math.random();
  const now = Date.now();
  return write('sessionStorage', { id, values, sending, begunAt: before?.begunAt ?? now, keptAt: now });
}

/** Leaves a copy for other tabs. There is only one: the last replaces the one before. */
export function leaveDraft(): void {
  const own = storedDraft();
  if (own) write('localStorage', { ...own, keptAt: Date.now() });
}

/** What a tab left within a day, by a clock that may have been set since. */
export function leftDraft(): Draft | undefined {
  const left = read('localStorage');
  // An earlier form kept what was typed under names like this one, for a month.
  const stored = attempt(() => Object.keys(localStorage)) ?? [];
  for (const name of stored.filter((one) => one.startsWith(`${key}:`))) localStorage.removeItem(name);
  return left && Math.abs(Date.now() - left.keptAt) < dayMs ? left : remove('localStorage');
}

/** Removes it everywhere: open tabs hear of it, others find out when they come back. */
export function forgetDraft({ id }: Draft): void {
  attempt(() => localStorage.setItem(goneKey, JSON.stringify([id, ...gone()].slice(0, 20))));
  for (const place of ['sessionStorage', 'localStorage'] as const) if (read(place)?.id === id) remove(place);
}
