// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { stubObserver } from '../../../../tests/support/observer';
import { setHidden, setMotion } from '../../../../tests/support/pageState';
import { ParticleField } from './ParticleField';

vi.mock(import('./field'), async (original) => ({ ...(await original()), draw: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  document.body.innerHTML = renderToStaticMarkup(<ParticleField />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setMotion('on');
  setHidden(false);
});

test('the field fits its canvas, and requests no frames while hidden, out of view or with motion off', async () => {
  const canvas = requiredChild<HTMLCanvasElement>(document, 'canvas');
  vi.spyOn(canvas, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(canvas, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(canvas, 'getContext').mockReturnValue({} as CanvasRenderingContext2D);
  const view = stubObserver();
  const observed: Element[] = [];
  let resized: () => void = () => {};
  class Observer {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe = (element: Element) => observed.push(element);
  }
  vi.stubGlobal('ResizeObserver', Observer);
  await import('./ParticleField.script');
  expect(observed).toEqual([canvas]);
  resized();
  expect([canvas.width, canvas.height]).toEqual([600, 500]);
  const isMoving = () => vi.getTimerCount() > 0;
  expect(isMoving()).toBe(true);
  setHidden(true);
  expect(isMoving()).toBe(false);
  setHidden(false);
  expect(isMoving()).toBe(true);
  view.show(canvas, 0);
  expect(isMoving()).toBe(false);
  view.show(canvas, 0.5);
  expect(isMoving()).toBe(true);
  setMotion('off');
  expect(isMoving()).toBe(false);
  // It listens for as long as its page lives.
  view.show(canvas, 0);
});
