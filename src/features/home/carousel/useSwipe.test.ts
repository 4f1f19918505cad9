// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { useSwipe } from './useSwipe';

const at = (clientX: number, pointerType = 'touch', isPrimary = true) =>
  ({ clientX, pointerType, isPrimary }) as PointerEvent;

const render = () => {
  const onSwipe = vi.fn();
  const { current } = renderHook(() => useSwipe(onSwipe)).result;
  return { onSwipe, moved: current.moved, ...current.handlers };
};

test('recognizes left and right from 40 pixels on', () => {
  const { onSwipe, moved, onPointerDown, onPointerUp } = render();
  onPointerDown(at(200));
  onPointerUp(at(160));
  expect(onSwipe).toHaveBeenLastCalledWith(1);
  expect(moved()).toBe(true);
  onPointerDown(at(200));
  expect(moved()).toBe(false);
  onPointerUp(at(240));
  expect(onSwipe).toHaveBeenLastCalledWith(-1);
  onPointerDown(at(200));
  onPointerUp(at(161));
  expect(onSwipe).toHaveBeenCalledTimes(2);
  expect(moved()).toBe(false);
});

test('ignores the mouse, a second finger and a canceled touch', () => {
  const { onSwipe, onPointerDown, onPointerUp, onPointerCancel } = render();
  onPointerDown(at(200, 'mouse'));
  onPointerUp(at(100, 'mouse'));
  onPointerDown(at(200));
  onPointerDown(at(210, 'touch', false));
  onPointerUp(at(100));
  onPointerDown(at(200));
  onPointerCancel();
  onPointerUp(at(100));
  expect(onSwipe).not.toHaveBeenCalled();
});
