import { expect, test } from 'vitest';
import { byYear, weeksOf } from './years';

const on = (day: string) => ({ published: new Date(day) });

test('articles stand by year, in their order; those without a day stand by themselves', () => {
  const [a, b, c, d] = [on('2026-03-01'), on('2026-01-01'), on('2025-12-31'), { published: undefined }];
  expect(byYear([a, b, c, d], 1000)).toEqual([
    { year: 2026, articles: [a, b], listed: true },
    { year: 2025, articles: [c], listed: true },
    { year: undefined, articles: [d], listed: true },
  ]);
});

test('whole years are listed up to a number of titles, and the newest in any case', () => {
  const years = (most: number) =>
    byYear([on('2026-03-01'), on('2026-01-01'), on('2025-05-05'), on('2024-05-05')], most).map(({ listed }) => listed);
  expect(years(3)).toEqual([true, true, false]);
  expect(years(1)).toEqual([true, false, false]);
});

test('each day is counted once, in its week', () => {
  const days = ['2026-01-01', '2026-01-07', '2026-01-08', '2026-07-01', '2026-12-31'].map((day) => new Date(day));
  const [first, second] = weeksOf(days);
  expect(first.slice(0, 3)).toEqual([2, 1, 0]);
  expect([first.at(-1), second[0], second.at(-1)]).toEqual([1, 0, 1]);
  expect([...first, ...second]).toHaveLength(52);
});
