// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcement } from './Announcement';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a text is announced when it has not changed for 700 ms, not at each key', () => {
  vi.useFakeTimers();
  const { getByRole, rerender } = render(<Announcement text="3 results for “c”" />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(699);
  rerender(<Announcement text="2 results for “cl”" />);
  pass(699);
  expect(getByRole('status').textContent).toBe('');
  pass(1);
  expect(getByRole('status').textContent).toBe('2 results for “cl”');
});
