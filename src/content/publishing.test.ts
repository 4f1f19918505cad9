import { afterEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { longDate } from '@/lib/text';
import { company, words } from '../../tests/support/content';
import { article, getFields, good, source } from '../../tests/support/contentErrors';
import { latestToday, today } from './days';
import { readContent } from './load';
import { endOfDay, publishedContent, withOffice } from './publishing';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('today', () => {
  test('is the day in a time zone', () => {
    vi.stubEnv('BUILD_DAY', '');
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 15, 2) });
    const days = [today('America/New_York'), today('Asia/Kolkata'), today()];
    expect(days).toEqual(['2026-11-14', '2026-11-15', '2026-11-15']);
  });

  test('is the latest day at any office and in the time zone of the company when dates are checked', () => {
    vi.stubEnv('BUILD_DAY', '');
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 15, 3, 30) });
    const newYork = { timeZone: 'America/New_York' };
    const pune = { timeZone: 'Asia/Kolkata' };
    expect(latestToday({ ...newYork, offices: [newYork] })).toBe('2026-11-14');
    expect(latestToday({ ...newYork, offices: [newYork, pune] })).toBe('2026-11-15');
    expect(latestToday({ ...pune, offices: [newYork] })).toBe('2026-11-15');
  });

  test('is BUILD_DAY if that is set, which must be a valid day', () => {
    vi.stubEnv('BUILD_DAY', '2027-01-01');
    expect(today('Asia/Kolkata')).toBe('2027-01-01');
    vi.stubEnv('BUILD_DAY', 'tomorrow');
    expect(() => today()).toThrow('BUILD_DAY should be a day such as 2026-03-12, but is "tomorrow".');
  });
});

test.each([
  ['UTC', '2026-11-20', '2026-11-21T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-20T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-20', '2026-11-21T12:00:00.000Z'],
  // Daylight saving time ends on the first day and begins at the end of the second.
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00.000Z'],
])('in %s the day %s ends at %s', (timeZone, day, end) => {
  expect(endOfDay(new Date(day), timeZone).toISOString()).toBe(end);
});

test('a role ends with its last day in the time zone of its office, or of the first office', () => {
  vi.stubEnv('BUILD_DAY', '');
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 20) });
  const offices = [
    { id: 'morrisville', timeZone: 'America/New_York' },
    { id: 'pune', timeZone: 'Asia/Kolkata' },
  ];
  const closes = new Date('2026-11-20');
  const roles = [{ closes, office: 'pune' }, { closes }, { office: 'pune' }].map((job) => {
    const { isClosed, ends, office } = withOffice(job, offices);
    return [isClosed, ends?.toISOString(), office?.id];
  });
  expect(roles).toEqual([
    [true, '2026-11-20T18:30:00.000Z', 'pune'],
    [false, '2026-11-21T05:00:00.000Z', undefined],
    [false, undefined, 'pune'],
  ]);
});

const waiting = (publish: string, title: string, id: number) =>
  article
    .replace('title: Roots', `title: ${title}\npublish: ${publish}`)
    .replace('What grows', `What ${title} grow`)
    .replace('4711', String(id));
const files = {
  'articles/4711.yaml': waiting('2999-11-15', 'Leaves', 4711),
  'articles/4712.yaml': waiting('2999-12-01', 'Blossoms', 4712),
  'articles/4713.yaml': waiting('draft', 'Fruits', 4713),
  'jobs/gardener.yaml': (good['jobs/gardener.yaml'] ?? '').replace('posted:', 'publish: draft\nposted:'),
};

test('a scheduled entry goes online when its day begins in the time zone of the company', () => {
  vi.stubEnv('BUILD_DAY', '');
  const site = stringify({ ...getFields('site.yaml'), timeZone: 'Asia/Tokyo' });
  const changed = { 'site.yaml': site, 'articles/4711.yaml': files['articles/4711.yaml'] };
  const all = [...source.files, ...Object.entries(changed).map(([path, text]) => [path, Buffer.from(text)] as const)];
  const isOnlineAt = (now: string) => {
    vi.useFakeTimers({ now: new Date(now) });
    const { articles } = publishedContent(readContent({ ...source, files: new Map(all) }), false);
    return articles.some(({ id }) => id === '4711');
  };
  expect(isOnlineAt('2999-11-14T14:59:59Z')).toBe(false);
  expect(isOnlineAt('2999-11-14T15:00:00Z')).toBe(true);
});

test('a scheduled entry is left out before its day, or marked where drafts are shown', () => {
  // Later than any date in the content.
  vi.stubEnv('BUILD_DAY', '2999-11-15');
  const all = [...source.files, ...Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const)];
  const content = readContent({ ...source, files: new Map(all) });
  expect(content.errors).toEqual([]);
  const titles = (drafts: boolean) => {
    const { articles, jobs } = publishedContent(content, drafts);
    const job = jobs.find(({ id }) => id === 'gardener')?.data;
    const shown = ['4711', '4712', '4713'].map((number) => articles.find(({ id }) => id === number)?.data.title);
    return [...shown, job?.title, job?.cardTitle];
  };
  const { draft, scheduled } = words.labels.unpublished;
  const day = scheduled.replace('{day}', longDate(new Date('2999-12-01'), company.language));
  expect(titles(false)).toEqual(['Leaves', undefined, undefined, undefined, undefined]);
  expect(titles(true)).toEqual([
    'Leaves',
    `${day}: Blossoms`,
    `${draft}: Fruits`,
    `${draft}: Gardener`,
    `${draft}: Gardener`,
  ]);
});
