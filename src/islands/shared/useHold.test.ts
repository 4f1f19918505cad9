// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHold } from './useHold';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const render = () => {
  const { result, rerender, unmount } = renderHook(({ running }) => useHold(3000, running), {
    initialProps: { running: true },
  });
  return { held: () => result.current[0], hold: () => act(() => result.current[1]()), rerender, unmount };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('holds for 3,000 ms', () => {
  const { held, hold } = render();
  expect(held()).toBe(false);
  hold();
  expect(held()).toBe(true);
  pass(2999);
  expect(held()).toBe(true);
  pass(1);
  expect(held()).toBe(false);
});

test('begins anew with every call', () => {
  const { held, hold } = render();
  hold();
  pass(2000);
  hold();
  pass(2999);
  expect(held()).toBe(true);
  pass(1);
  expect(held()).toBe(false);
});

test('stands still, without a timer, while it may not run', () => {
  const { held, hold, rerender } = render();
  hold();
  rerender({ running: false });
  expect(vi.getTimerCount()).toBe(0);
  pass(3_600_000);
  expect(held()).toBe(true);
  rerender({ running: true });
  pass(3000);
  expect(held()).toBe(false);
});

test('leaves no timer behind', () => {
  const { hold, unmount } = render();
  hold();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
