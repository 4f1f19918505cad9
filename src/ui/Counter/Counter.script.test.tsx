// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Achievements } from '@/features/about/Achievements';
import { Statistics } from '@/features/careers/Statistics';
import { requiredChild } from '@/lib/dom';
import { stubObserver } from '../../../tests/support/observer';
import { setHidden, setMotion } from '../../../tests/support/pageState';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';

const items = [
  { value: 150, suffix: '', label: 'projects' },
  { value: 98, suffix: '%', label: 'satisfaction' },
  { value: 999_999, suffix: '+', label: 'lines' },
];
const statistics = <Statistics heading="Statistics" items={items} />;
const metrics = ['120+', '60%+', '4.9/5', '<24 hours'].map((value) => ({ metric: value, value, description: '' }));
const achievements = <Achievements heading="Achievements" text="" metrics={metrics} />;

let view: ReturnType<typeof stubObserver>;
beforeEach(() => {
  vi.useFakeTimers();
  view = stubObserver();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setMotion('on');
  setHidden(false);
});

/** How long numbers count, and each step. */
const countMs = 2000;
const stepMs = 50;

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Shows numbers and runs the script. Returns the first block that counts. */
async function show(section: React.ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(section);
  await import('./Counter.script');
  return requiredChild(document, '[data-count-up]');
}

/** The digits in place of each number that counts. Without them the number itself is seen. */
const digits = () => Array.from(document.querySelectorAll('[data-count]'), ({ textContent }) => textContent);
const none = ['', '', ''];

test('screen readers have the numbers, with what follows them', () => {
  expect(texts(renderPart(statistics), 'dd')).toEqual(['150', '98%', '999,999+']);
  expect(texts(renderPart(achievements), 'dt + dd')).toEqual(['120+', '60%+', '4.9/5', '<24 hours']);
});

test('counts from 0 in steps when 50 % is in view, once', async () => {
  const block = await show(statistics);
  view.show(block, 0.49);
  expect(vi.getTimerCount()).toBe(0);
  view.show(block, 0.5);
  for (const [ms, expected] of [
    [stepMs - 1, ['0', '0', '0']],
    [1, ['4', '2', '25,000']],
    [countMs / 2 - stepMs, ['75', '49', '500,000']],
    [countMs / 2 - 1, ['146', '96', '974,999']],
    [1, none],
  ] as const) {
    pass(ms);
    expect(digits()).toEqual(expected);
  }
  expect([vi.getTimerCount(), view.watched.size]).toEqual([0, 0]);
  setMotion('off');
  setMotion('on');
  expect(view.watched.size).toBe(0);
  expect(digits()).toEqual(none);
});

test('shows the numbers without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  await show(statistics);
  pass(countMs);
  expect(digits()).toEqual(none);
});

test('ends on time when the browser skips ticks', async () => {
  view.show(await show(statistics), 1);
  pass(2 * stepMs);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + countMs - 2 * stepMs);
  pass(stepMs);
  expect(digits()).toEqual(none);
});

test('ends when the page is hidden, and does not begin with motion off', async () => {
  view.show(await show(statistics), 1);
  pass(500);
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(digits()).toEqual(none);
  vi.resetModules();
  setMotion('off');
  view.show(await show(statistics), 1);
  pass(500);
  expect(digits()).toEqual(none);
});

test("achievements start each at 30 %, but not those with '/' or '<'", async () => {
  const first = await show(achievements);
  view.show(first, 0.29);
  pass(countMs);
  expect(digits()).toEqual(['0', '0']);
  view.show(first, 0.3);
  pass(countMs / 2);
  expect(digits()).toEqual(['60', '0']);
  pass(countMs / 2);
  expect(digits()).toEqual(['', '0']);
});
