import type { Entry } from './entry.ts';

/** Today as 2026-03-12: BUILD_DAY if it is set, or else the day in a time zone. */
export function today(timeZone = 'UTC'): string {
  const { BUILD_DAY } = process.env;
  if (BUILD_DAY && !/^\d{4}-\d\d-\d\d$/.test(BUILD_DAY))
    throw new Error(`BUILD_DAY should be a day such as 2026-03-12, but is "${BUILD_DAY}".`);
  return BUILD_DAY || new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}

/** The latest day at any office, so that an editor there can enter today. */
export function latestToday(company: { timeZone: string; offices: readonly { timeZone: string }[] }): string {
  const days = [company, ...company.offices].map(({ timeZone }) => today(timeZone));
  return days.toSorted().at(-1) ?? today();
}

/** Whether an entry is online on a day. Without `publish` it always is; a draft never is. */
export const isOut = (publish: string | undefined, day: string) =>
  publish === undefined || (publish !== 'draft' && publish <= day);

/** Whether an article is online on a day, or with `drafts` whether there is any. */
export const hasArticle = (entries: readonly Entry[], { day, drafts = false }: { day: string; drafts?: boolean }) =>
  entries.some(({ folder, data }) => folder === 'articles' && (drafts || isOut(data.publish, day)));
