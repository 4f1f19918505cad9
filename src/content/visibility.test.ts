import { afterEach, expect, test, vi } from 'vitest';
import { hiddenMark, onlineEntries, startOfDay, today } from './visibility.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const day = '2026-03-12';
const on = (text: string) => new Date(text);

test.each([
  ['an entry without days', { draft: false }, undefined],
  ['a draft', { draft: true, published: on('2026-03-01') }, 'Draft'],
  ['an article of today', { draft: false, published: on('2026-03-12') }, undefined],
  ['an article of tomorrow', { draft: false, published: on('2026-03-13') }, 'Goes online March 13, 2026'],
  ['a job on its last day', { draft: false, closes: on('2026-03-12') }, undefined],
  ['a job after its last day', { draft: false, closes: on('2026-03-11') }, 'Closed'],
])('%s is online, or has a mark', (_, entry, mark) => {
  expect(hiddenMark(entry, day)).toBe(mark);
});

test('only entries that are online are shown; a preview shows all, with a mark before their titles', () => {
  const roots = { draft: false, title: 'Roots' };
  const leaves = { draft: true, title: 'Leaves', cardTitle: 'Leaf' };
  expect(onlineEntries([roots, leaves], { day, all: false })).toEqual([roots]);
  expect(onlineEntries([roots, leaves], { day, all: true })).toEqual([
    roots,
    { draft: true, title: 'Draft: Leaves', cardTitle: 'Draft: Leaf' },
  ]);
});

test('the day is that of the time zone, or BUILD_DAY', () => {
  vi.useFakeTimers({ now: new Date('2026-03-11T20:00:00Z') });
  vi.stubEnv('BUILD_DAY', '');
  expect([today('Asia/Kolkata'), today('America/New_York')]).toEqual(['2026-03-12', '2026-03-11']);
  vi.stubEnv('BUILD_DAY', '2030-01-01');
  expect(today('Asia/Kolkata')).toBe('2030-01-01');
  vi.stubEnv('BUILD_DAY', 'tomorrow');
  expect(() => today('Asia/Kolkata')).toThrow('BUILD_DAY should be a day');
});

test('a day begins at its midnight in the time zone', () => {
  const timeZones = ['Pacific/Auckland', 'Asia/Kathmandu', 'America/New_York'];
  const starts = timeZones.map((timeZone) => startOfDay(on(day), timeZone).toISOString());
  expect(starts).toEqual(['2026-03-11T11:00:00.000Z', '2026-03-11T18:15:00.000Z', '2026-03-12T04:00:00.000Z']);
});
