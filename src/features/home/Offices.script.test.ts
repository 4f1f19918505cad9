// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubObserver } from '../../../tests/support/observer';
import { setHidden } from '../../../tests/support/pageState';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setHidden(false);
  vi.unstubAllGlobals();
});

test('clocks start when their section is seen, change with the minute, and stand still while the page is hidden', async () => {
  vi.setSystemTime('2026-03-02T09:00:40Z');
  document.documentElement.lang = 'en-GB';
  const section = document.createElement('section');
  document.body.replaceChildren(section);
  section.innerHTML =
    '<span data-time-zone="America/New_York" data-time-zone-label="EST"></span>' +
    '<span data-time-zone="Asia/Kolkata" data-time-zone-label="IST"></span>';
  const time = () => section.lastChild?.textContent;
  const view = stubObserver();
  await import('./Offices.script');
  expect(vi.getTimerCount()).toBe(0);
  view.show(section, 0.1);
  expect(document.body.textContent).toBe('04:00 EST14:30 IST');
  vi.advanceTimersByTime(19_999);
  expect(time()).toBe('14:30 IST');
  vi.advanceTimersByTime(1);
  expect(time()).toBe('14:31 IST');
  vi.advanceTimersByTime(60_000);
  expect(time()).toBe('14:32 IST');
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime('2026-03-02T10:00:00Z');
  setHidden(false);
  expect(time()).toBe('15:30 IST');
});
