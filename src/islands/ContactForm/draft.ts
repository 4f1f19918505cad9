import { empty, fieldNames, type Values } from './message';

/** What the visitor has typed, and whether it was on its way when the page was left. */
export interface Draft {
  values: Values;
  sending: boolean;
}

const prefix = 'contact-draft:';
const tabKey = 'contact-tab';
const keep = 30 * 24 * 60 * 60 * 1000;
const patience = 500;

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

/**
 * Holds a lock with the name of this tab while it is open, so that other tabs leave its draft alone. After a reload the
 * page before may still be letting go, so it waits a moment.
 */
function claim(key: string): Promise<boolean> {
  return new Promise((answer) => {
    const held = () => {
      answer(true);
      // A page that holds a lock cannot be kept for back and forward: it lets go when it is left.
      return new Promise<void>((release) => {
        addEventListener('pagehide', () => release(), { once: true });
        addEventListener('pageshow', () => claim(key), { once: true });
      });
    };
    navigator.locks.request(key, { signal: AbortSignal.timeout(patience) }, held).catch(() => answer(false));
  });
}

/** The drafts of tabs that are gone: nobody holds their lock. The newest first. */
async function orphans(): Promise<{ gone: string[]; open: number }> {
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  const keys = (attempt(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(prefix));
  const gone = keys.filter((key) => !alive.has(key));
  const newest = gone.toSorted((one, other) => (read(other)?.saved ?? 0) - (read(one)?.saved ?? 0));
  return { gone: newest, open: keys.length - gone.length };
}

/** What a closed tab left behind; one that was closed just now may not have let go yet. */
async function leftBehind(): Promise<string | undefined> {
  const { gone, open } = await orphans();
  if (gone.length > 0 || open === 0) return gone[0];
  await new Promise((later) => setTimeout(later, patience));
  return (await orphans()).gone[0];
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
    const left = locks ? await leftBehind().catch(() => undefined) : undefined;
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
