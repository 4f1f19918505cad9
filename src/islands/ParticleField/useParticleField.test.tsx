// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setHidden, setMotion } from '../../../tests/support/pageState';
import { ParticleField } from './ParticleField';

const surface = {
  clearRect: vi.fn(),
  setTransform: vi.fn(),
  fillRect: vi.fn(),
  beginPath: vi.fn(),
  moveTo: vi.fn(),
  lineTo: vi.fn(),
  arc: vi.fn(),
  arcTo: vi.fn(),
  stroke: vi.fn(),
  fill: vi.fn(),
};
const frames = () => surface.clearRect.mock.calls.length;
const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  getContext.mockReturnValue(surface as unknown as CanvasRenderingContext2D);
  vi.stubGlobal('devicePixelRatio', 3);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  setMotion('on');
  setHidden(false);
});

test('fits the canvas to the window at up to two pixels for one, and draws one frame at once', () => {
  const canvas = render(<ParticleField />).container.querySelector('canvas');
  expect([canvas?.width, canvas?.height]).toEqual([1200, 1000]);
  expect(surface.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0);
  expect(frames()).toBe(1);
  expect(surface.fillRect.mock.calls.length + surface.fill.mock.calls.length).toBe(20);
});

test('draws on while it may, and asks for no frame while hidden or paused', () => {
  render(<ParticleField />);
  act(() => vi.advanceTimersByTime(320));
  expect(frames()).toBeGreaterThan(15);
  act(() => setHidden(true));
  expect(vi.getTimerCount()).toBe(0);
  act(() => setHidden(false));
  expect(vi.getTimerCount()).toBe(1);
  act(() => setMotion('off'));
  expect(vi.getTimerCount()).toBe(0);
});

test('does nothing, without an error, where the browser gives no surface', () => {
  getContext.mockReturnValue(null);
  render(<ParticleField />);
  dispatchEvent(new Event('resize'));
  expect(vi.getTimerCount()).toBe(0);
  expect(frames()).toBe(0);
});
