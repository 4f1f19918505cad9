// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Achievements } from '@/features/about/Achievements';
import { Statistics } from '@/features/careers/Statistics';
import { requiredChild } from '@/lib/dom';
import { stubObserver } from '../../../tests/support/observer';
import { setHidden, setMotion } from '../../../tests/support/pageState';

const statistics = [
  { value: 150, suffix: '', label: 'projects' },
  { value: 98, suffix: '%', label: 'satisfaction' },
  { value: 999_999, suffix: '+', label: 'lines' },
];
const targets = ['150', '98%', '999,999+'];
const metrics = ['120+', '60%+', '4.9/5', '<24 hours'].map((value) => ({ metric: value, value, description: '' }));

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

/** The number that is seen: the digits, or the target if there are none. */
function seenNumber(value: Element): string {
  const copy = value.cloneNode(true) as Element;
  const digits = copy.querySelector('[aria-hidden="true"]');
  if (digits?.textContent) digits.nextElementSibling?.remove();
  return copy.textContent;
}

/** What screen readers say. */
function spokenNumber(value: Element): string {
  const copy = value.cloneNode(true) as Element;
  copy.querySelector('[aria-hidden="true"]')?.remove();
  return copy.textContent;
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

async function showStatistics() {
  document.body.innerHTML = renderToStaticMarkup(<Statistics heading="Statistics" items={statistics} />);
  await import('./Counter.script');
  const block = requiredChild(document, '[data-count-up]');
  const all = [...block.querySelectorAll('dd')];
  return { block, values: () => all.map(seenNumber), spoken: () => all.map(spokenNumber) };
}

test('counts from 0 over 2,000 ms in steps of 50 ms, when 50 % is in view, once, to the target, which screen readers always have', async () => {
  const { block, values, spoken } = await showStatistics();
  expect(values()).toEqual(['0', '0%', '0+']);
  expect(spoken()).toEqual(targets);
  view.show(block, 0.49);
  expect(vi.getTimerCount()).toBe(0);
  view.show(block, 0.5);
  for (const [ms, expected] of [
    [0, ['0', '0%', '0+']],
    [49, ['0', '0%', '0+']],
    [1, ['4', '2%', '25,000+']],
    [950, ['75', '49%', '500,000+']],
    [950, ['146', '96%', '974,999+']],
    [49, ['146', '96%', '974,999+']],
    [1, targets],
  ] as const) {
    pass(ms);
    expect(values()).toEqual(expected);
    expect(spoken()).toEqual(targets);
  }
  expect([vi.getTimerCount(), view.watched.size]).toEqual([0, 0]);
  setMotion('off');
  setMotion('on');
  expect(view.watched.size).toBe(0);
  expect(values()).toEqual(targets);
});

test('shows the targets without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { values } = await showStatistics();
  pass(2000);
  expect(values()).toEqual(targets);
});

test('ends on time when the browser skips ticks', async () => {
  const { block, values } = await showStatistics();
  view.show(block, 1);
  pass(100);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1900);
  pass(50);
  expect(values()).toEqual(targets);
});

test('shows the targets and stops its timer when motion is switched off or the page is hidden', async () => {
  const { block, values } = await showStatistics();
  view.show(block, 1);
  pass(500);
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(values()).toEqual(targets);
});

test('keeps the targets when motion is off from the start', async () => {
  setMotion('off');
  expect((await showStatistics()).values()).toEqual(targets);
});

test("achievements start each at 30 %, keep their suffixes, and leave values with '/' or '<' untouched", async () => {
  document.body.innerHTML = renderToStaticMarkup(<Achievements heading="Achievements" text="" metrics={metrics} />);
  await import('./Counter.script');
  const blocks = [...document.querySelectorAll('[data-count-up]')];
  const values = () => blocks.map((block) => seenNumber(requiredChild(block, 'dd')));
  expect(values()).toEqual(['0+', '0%+', '4.9/5', '<24 hours']);
  const [first] = blocks;
  if (!first) throw new Error('no metrics');
  view.show(first, 0.29);
  pass(2000);
  expect(values()).toEqual(['0+', '0%+', '4.9/5', '<24 hours']);
  view.show(first, 0.3);
  pass(1000);
  expect(values()).toEqual(['60+', '0%+', '4.9/5', '<24 hours']);
  pass(1000);
  expect(values()).toEqual(['120+', '0%+', '4.9/5', '<24 hours']);
});
