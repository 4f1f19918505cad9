// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubObserver } from '../../tests/support/observer';
import { setHidden, setMotion } from '../../tests/support/pageState';

const surface = {
  clearRect: vi.fn(),
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
let view: ReturnType<typeof stubObserver>;
const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  getContext.mockReturnValue(surface as unknown as CanvasRenderingContext2D);
  view = stubObserver();
  document.body.innerHTML = '<canvas data-particles></canvas>';
});
afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  setMotion('on');
  setHidden(false);
});

const start = async () => {
  await import('./particles');
  return document.querySelector('canvas') as HTMLCanvasElement;
};

// A field listens for as long as its page lives, so the one of a test before must have come to rest.
test('does nothing, without an error, where the browser gives no surface', async () => {
  getContext.mockReturnValue(null);
  await start();
  dispatchEvent(new Event('resize'));
  expect(vi.getTimerCount()).toBe(0);
  expect(frames()).toBe(0);
});

test('does nothing, without an error, where the browser cannot tell what is in view', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  await start();
  expect(vi.getTimerCount()).toBe(0);
  expect(frames()).toBe(0);
});

test('holds still while the battery is low', async () => {
  const battery = Object.assign(new EventTarget(), { charging: false, level: 0.5 });
  Object.assign(navigator, { getBattery: async () => battery });
  await start();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  battery.level = 0.1;
  battery.dispatchEvent(new Event('levelchange'));
  expect(vi.getTimerCount()).toBe(0);
  Reflect.deleteProperty(navigator, 'getBattery');
});

test('fits its box, draws on while it may, and asks for no frame while hidden, out of view or paused', async () => {
  const canvas = await start();
  expect([canvas.width, canvas.height]).toEqual([600, 500]);
  expect(frames()).toBe(1);
  expect(surface.fillRect.mock.calls.length + surface.fill.mock.calls.length).toBe(20);
  vi.advanceTimersByTime(320);
  expect(frames()).toBeGreaterThan(15);
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  setHidden(false);
  expect(vi.getTimerCount()).toBe(1);
  view.show(canvas, 0);
  expect(vi.getTimerCount()).toBe(0);
  view.show(canvas, 0.5);
  expect(vi.getTimerCount()).toBe(1);
  setMotion('off');
  expect(vi.getTimerCount()).toBe(0);
});
