// When things go online, and when they are over. Imported by scripts that Node runs as they are, so it imports nothing.

/** Today, as 2026-03-12: the day that BUILD_DAY names, or that of the clocks in a time zone. */
export function today(timeZone = 'UTC'): string {
  const { BUILD_DAY } = process.env;
  if (BUILD_DAY && !/^\d{4}-\d\d-\d\d$/.test(BUILD_DAY))
    throw new Error(`BUILD_DAY should be a day such as 2026-03-12, but is "${BUILD_DAY}".`);
  return BUILD_DAY || new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}

/** Whether something is online on a day: at once, from a day on, or never while it is a draft. */
export const isOut = (publish: unknown, day: string) =>
  publish === undefined || (publish !== 'draft' && String(publish) <= day);

/** Whether something that ends with a day is over: from the next day on. */
export const isOver = (closes: unknown, day: string) => closes !== undefined && String(closes) < day;
