import { isoDay, longDate } from '../lib/text.ts';
import { previewStrings } from './strings.ts';

/** Today as 2026-03-12: BUILD_DAY if it is set, or else the day in a time zone. */
export function today(timeZone: string): string {
  const { BUILD_DAY } = process.env;
  if (BUILD_DAY && !/^\d{4}-\d\d-\d\d$/.test(BUILD_DAY))
    throw new Error(`BUILD_DAY should be a day such as 2026-03-12, but is "${BUILD_DAY}".`);
  return BUILD_DAY || new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}

const hourMs = 3_600_000;

/** When a calendar day begins in a time zone. Offsets of time zones are multiples of a quarter of an hour. */
export function startOfDay(day: Date, timeZone: string): Date {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  // No time zone is more than 14 hours ahead of UTC.
  let start = day.getTime() - 14 * hourMs;
  while (days.format(start) < isoDay(day)) start += hourMs / 4;
  return new Date(start);
}

type Titles = Partial<Record<'title' | 'cardTitle' | 'heading', string>>;

export interface Publishable extends Titles {
  draft: boolean;
  /** Of an article. */
  published?: Date | undefined;
  /** Of a job: its last day. */
  closes?: Date | undefined;
}

/** Why an entry is not online on a day, as a mark for previews; undefined if it is online. */
export function hiddenMark({ draft, published, closes }: Publishable, day: string): string | undefined {
  if (draft) return previewStrings.draft;
  if (published && isoDay(published) > day) return previewStrings.scheduled(longDate(published));
  if (closes && isoDay(closes) < day) return previewStrings.closed;
  return undefined;
}

/** Puts a mark before the titles of an entry. */
function withMark<Entry extends Titles>(entry: Entry, mark: string): Entry {
  const marked: Titles = {};
  for (const name of ['title', 'cardTitle', 'heading'] as const) {
    if (entry[name]) marked[name] = `${mark}: ${entry[name]}`;
  }
  return { ...entry, ...marked };
}

/** The entries that are online on a day. With `all`, also the others, with a mark before their titles. */
export function onlineEntries<Entry extends Publishable>(
  entries: readonly Entry[],
  { day, all }: { day: string; all: boolean },
): Entry[] {
  const online: Entry[] = [];
  for (const entry of entries) {
    const mark = hiddenMark(entry, day);
    if (!mark) online.push(entry);
    else if (all) online.push(withMark(entry, mark));
  }
  return online;
}
