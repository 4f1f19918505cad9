// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoAdvance } from './useAutoAdvance';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const render = (paused: boolean) => {
  const onTick = vi.fn();
  const hook = renderHook((props) => useAutoAdvance({ everyMs: 6000, onTick, ...props }), {
    initialProps: { paused },
  });
  return { ...hook, onTick };
};

test('ticks at 6,000 ms and not before, then every 6,000 ms', () => {
  const { onTick } = render(false);
  vi.advanceTimersByTime(5999);
  expect(onTick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTick).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(12_000);
  expect(onTick).toHaveBeenCalledTimes(3);
});

test('has no timer while paused, and waits in full afterwards', () => {
  const { onTick, rerender } = render(false);
  vi.advanceTimersByTime(5999);
  rerender({ paused: true });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  rerender({ paused: false });
  vi.advanceTimersByTime(5999);
  expect(onTick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTick).toHaveBeenCalledTimes(1);
});

test('leaves no timer behind', () => {
  render(false).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
