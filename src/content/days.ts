// Which day it is, and what is online on a day.
import type { Entry } from './entry.ts';

/** Today, as 2026-03-12: the day that BUILD_DAY names, or that of the clocks in a time zone. */
export function today(timeZone = 'UTC'): string {
  const { BUILD_DAY } = process.env;
  if (BUILD_DAY && !/^\d{4}-\d\d-\d\d$/.test(BUILD_DAY))
    throw new Error(`BUILD_DAY should be a day such as 2026-03-12, but is "${BUILD_DAY}".`);
  return BUILD_DAY || new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}

/** The latest day that the clocks of a company show: nobody is told that their today is tomorrow. */
export function latestToday(company: { timeZone: string; offices: readonly { timeZone: string }[] }): string {
  const days = [company, ...company.offices].map(({ timeZone }) => today(timeZone));
  return days.toSorted().at(-1) ?? today();
}

/** Whether something is online on a day: at once, from a day on, or never while it is a draft. */
export const isOut = (publish: string | undefined, day: string) =>
  publish === undefined || (publish !== 'draft' && publish <= day);

/** Whether an article is online on a day, or shown as a draft. */
export const hasArticle = (entries: readonly Entry[], { day, drafts = false }: { day: string; drafts?: boolean }) =>
  entries.some(({ folder, data }) => folder === 'articles' && (drafts || isOut(data.publish, day)));
