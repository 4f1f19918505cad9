// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { stubObserver } from '../../../../tests/support/observer';
import { setHidden, setMotion } from '../../../../tests/support/pageState';
import { ParticleField } from './ParticleField';

vi.mock(import('./field'), async (original) => ({ ...(await original()), draw: vi.fn() }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setMotion('on');
  setHidden(false);
});

test('the field requests no frames before the page has loaded, while hidden, out of view or with motion off', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  const view = stubObserver();
  document.body.innerHTML = renderToStaticMarkup(<ParticleField />);
  const canvas = requiredChild<HTMLCanvasElement>(document, 'canvas');
  vi.spyOn(canvas, 'getContext').mockReturnValue({} as CanvasRenderingContext2D);
  await import('./ParticleField.script');
  const isMoving = () => vi.getTimerCount() > 0;
  expect(isMoving()).toBe(false);
  dispatchEvent(new Event('load'));
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
