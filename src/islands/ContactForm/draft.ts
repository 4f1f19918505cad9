import { empty, fieldNames, type Values } from './message';

/** What the visitor has typed, and whether it was on its way when the page was left. */
export interface Draft {
  values: Values;
  sending: boolean;
}

const prefix = 'contact-draft:';
const tabKey = 'contact-tab';
const keep = 30 * 24 * 60 * 60 * 1000;
/** How long a page may take to let go of its draft when it is left or reloaded. */
const patience = 1000;

/** Storage may be forbidden, full or missing; then there is no draft, and nothing else changes. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function read(key: string): (Draft & { saved: number }) | undefined {
  return attempt(() => {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('values' in stored)) return undefined;
    const typed = Object(stored.values);
    const values = Object.fromEntries(fieldNames.map((name) => [name, String(typed[name] ?? '')]));
    const saved = 'saved' in stored ? Number(stored.saved) : 0;
    if (saved < Date.now() - keep) return undefined;
    return { values: { ...empty, ...values }, sending: 'sending' in stored && stored.sending === true, saved };
  });
}

/** Stored anew, the draft says that its tab was alive just now. */
const save = (key: string, { values, sending }: Draft) =>
  attempt(() => {
    localStorage.setItem(key, JSON.stringify({ values, sending, saved: Date.now() }));
    return true;
  });

/**
 * Holds a lock with the name of this tab while the page is shown, so that other tabs leave its draft alone. After a
 * reload the page before may still be letting go, so it waits a moment.
 */
async function claim(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const { promise: held, resolve: answer } = Promise.withResolvers<boolean>();
  const untilHidden = () => {
    answer(true);
    // A page that holds a lock cannot be kept for back and forward: it lets go when it is left.
    return new Promise<void>((release) => addEventListener('pagehide', () => release(), { once: true }));
  };
  navigator.locks.request(key, { signal: AbortSignal.timeout(patience) }, untilHidden).catch(() => answer(false));
  return held;
}

/** The drafts of other tabs, the newest first. */
async function others(own: string) {
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  return (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(prefix) && key !== own)
    .map((key) => ({ key, open: open.has(key), saved: read(key)?.saved ?? 0 }))
    .toSorted((one, other) => other.saved - one.saved);
}

/** Moves a closed tab's draft to this tab, unless the visitor has begun to type here meanwhile. */
async function takeOver(own: string, wanted: () => boolean): Promise<Draft | undefined> {
  if (!('locks' in navigator)) return undefined;
  const [newest] = await others(own);
  if (!newest) return undefined;
  // A tab left this very moment may be reloading, and then it wants its draft itself; or it has not let go yet.
  if (newest.open || newest.saved > Date.now() - patience) await new Promise((later) => setTimeout(later, patience));
  const left = (await others(own)).find(({ open }) => !open);
  if (!left) return undefined;
  return await navigator.locks.request(left.key, { ifAvailable: true }, (lock) => {
    const draft = lock && wanted() ? read(left.key) : undefined;
    if (!draft || !save(own, draft)) return undefined;
    attempt(() => localStorage.removeItem(left.key));
    return draft;
  });
}

/** The place of this tab's draft. A tab keeps its own across reloads; a new one can take over what a closed tab left. */
export async function openDraft() {
  const known = attempt(() => sessionStorage.getItem(tabKey));
  // A duplicated tab has a copy of the name; the draft stays with the first.
  const ours = known ? await claim(prefix + known) : false;
  const tab = known && ours ? known : crypto.randomUUID();
  const key = prefix + tab;
  if (!ours) {
    claim(key);
    attempt(() => sessionStorage.setItem(tabKey, tab));
  }
  let atLeaving: Draft | undefined;
  addEventListener('pagehide', () => {
    atLeaving = read(key);
    if (atLeaving) save(key, atLeaving);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    claim(key);
    // Another tab may have taken it over; what a later page of this tab has saved stays.
    if (atLeaving && !read(key)) save(key, atLeaving);
  });
  return {
    restored: read(key) as Draft | undefined,
    takeOver: async (wanted: () => boolean) => (ours ? undefined : await takeOver(key, wanted).catch(() => undefined)),
    save: (draft: Draft) => save(key, draft),
    remove: () => attempt(() => localStorage.removeItem(key)),
  };
}
