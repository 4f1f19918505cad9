// What the queries of the folders share.
import { showsDrafts } from '@/lib/drafts';
import { getSite } from './site';
import { onlineEntries, type Publishable, today } from './visibility';

export const withId = <Data>({ id, data }: { id: string; data: Data }) => ({ ...data, id });

/** By `order`, and with the same one by file name, so that two builds are the same. */
export const byOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
  a.order - b.order || (a.id < b.id ? -1 : 1);

/** The entries that are online today, or in `astro dev` and previews all. */
export async function keepOnline<Entry extends Publishable>(entries: readonly Entry[]): Promise<Entry[]> {
  const { timeZone } = await getSite();
  // A stray DEV in the environment of a build would be a text.
  const isDevServer = import.meta.env.DEV === true;
  return onlineEntries(entries, { day: today(timeZone), all: isDevServer || showsDrafts() });
}

/** Computes a value once per build; in `astro dev` on every call, because content may change. */
export function memoize<Value>(compute: () => Value): () => Value {
  if (!import.meta.env.PROD) return compute;
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
