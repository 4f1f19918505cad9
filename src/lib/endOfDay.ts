import { isoDay } from './text';

const hourMs = 3_600_000;

/** The moment at which a calendar day is over in a time zone. Zones change their clocks at quarters of an hour. */
export function endOfDay(day: Date, timeZone: string): Date {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  const name = isoDay(day);
  // Nowhere does the next day begin earlier than fourteen hours before UTC.
  let end = day.getTime() + 10 * hourMs;
  while (days.format(end) <= name) end += hourMs / 4;
  return new Date(end);
}
