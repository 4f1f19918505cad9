import { expect, test } from 'vitest';
import { endOfDay } from './endOfDay';

test.each([
  ['UTC', '2026-11-20', '2026-11-21T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-20', '2026-11-20T18:30:00.000Z'],
  ['America/New_York', '2026-11-20', '2026-11-21T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-20T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-20', '2026-11-21T12:00:00.000Z'],
  // Clocks are put back on that day, and forward at its very end.
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00.000Z'],
])('in %s the day %s is over at %s', (timeZone, day, end) => {
  expect(endOfDay(new Date(day), timeZone).toISOString()).toBe(end);
});
