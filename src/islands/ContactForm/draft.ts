import { empty, fieldNames, type Values } from './message';

/** What the visitor has typed, and whether it was on its way when the page was left. */
export interface Draft {
  values: Values;
  sending: boolean;
}

const prefix = 'contact-draft:';
const tabKey = 'contact-tab';
const keep = 30 * 24 * 60 * 60 * 1000;

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

/** Holds a lock with the name of this tab while it is open, so that other tabs leave its draft alone. */
function claim(key: string): Promise<boolean> {
  return new Promise((answer) => {
    const held = (lock: Lock | null) => {
      answer(lock !== null);
      if (!lock) return undefined;
      // A page that holds a lock cannot be kept for back and forward: it lets go when it is left.
      return new Promise<void>((release) => {
        addEventListener('pagehide', () => release(), { once: true });
        addEventListener('pageshow', () => claim(key), { once: true });
      });
    };
    navigator.locks.request(key, { ifAvailable: true }, held).catch(() => answer(true));
  });
}

/** The draft of a tab that is gone: nobody holds its lock. The newest one, if there are several. */
async function orphan(): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys
    .filter((key) => key.startsWith(prefix) && !alive.has(key))
    .toSorted((one, other) => (read(other)?.saved ?? 0) - (read(one)?.saved ?? 0))[0];
}

/** The place of this tab's draft. A tab keeps its own across reloads, and takes over what a closed tab left behind. */
export async function openDraft() {
  const locks = 'locks' in navigator;
  let tab = attempt(() => sessionStorage.getItem(tabKey)) ?? undefined;
  // A duplicated tab has a copy of the name; the draft stays with the first.
  if (tab && locks && !(await claim(prefix + tab))) tab = undefined;
  if (!tab) {
    tab = crypto.randomUUID();
    if (locks) await claim(prefix + tab);
    const left = locks ? await orphan().catch(() => undefined) : undefined;
    attempt(() => {
      const draft = left && localStorage.getItem(left);
      if (!left || !draft) return;
      localStorage.setItem(prefix + tab, draft);
      localStorage.removeItem(left);
    });
    const name = tab;
    attempt(() => sessionStorage.setItem(tabKey, name));
  }
  const key = prefix + tab;
  return {
    restored: read(key) as Draft | undefined,
    save: ({ values, sending }: Draft) =>
      attempt(() => localStorage.setItem(key, JSON.stringify({ values, sending, saved: Date.now() }))),
    remove: () => attempt(() => localStorage.removeItem(key)),
  };
}
