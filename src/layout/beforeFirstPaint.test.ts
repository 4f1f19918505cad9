// @vitest-environment happy-dom
// theme.spec.ts has the theme, on built pages.
import { beforeEach, expect, test, vi } from 'vitest';
import script from './beforeFirstPaint.js?raw';

const { dataset, classList } = document.documentElement;
const reducedMotion = { matches: false, onchange: () => {} };

beforeEach(() => {
  localStorage.clear();
  delete dataset.motion;
  delete dataset.loading;
  delete dataset.counting;
  reducedMotion.matches = false;
});

interface Visit {
  /** The navigation type and the fragment. */
  type?: NavigationTimingType;
  hash?: string;
}

/** Runs the script, and returns the events of its page. */
function run({ type = 'navigate', hash = '' }: Visit = {}) {
  const events = new EventTarget();
  const globals = {
    matchMedia: (query: string) => (query.includes('reduced-motion') ? reducedMotion : { matches: false }),
    addEventListener: events.addEventListener.bind(events),
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
  };
  const runScript = new Function(...Object.keys(globals), script);
  runScript(...Object.values(globals));
  return events;
}

test.each([
  [undefined, 'on', 'off'],
  ['"><b>', 'on', 'off'],
  ['on', 'on', 'on'],
  ['off', 'off', 'off'],
])('with the choice %s, motion is %s, and once the system asks for less of it %s', (stored, before, after) => {
  if (stored) localStorage.motion = stored;
  run();
  expect([dataset.motion, classList.contains('motion-off')]).toEqual([before, before === 'off']);
  reducedMotion.matches = true;
  reducedMotion.onchange();
  expect([dataset.motion, classList.contains('motion-off')]).toEqual([after, after === 'off']);
});

test('a theme that another tab forgets is forgotten here, too; without storage the page keeps its own', () => {
  localStorage.theme = 'dark';
  const events = run();
  expect(dataset.theme).toBe('dark');
  vi.stubGlobal('localStorage', undefined);
  events.dispatchEvent(new Event('pageshow'));
  expect(dataset.theme).toBe('dark');
  vi.unstubAllGlobals();
  localStorage.clear();
  events.dispatchEvent(new Event('storage'));
  expect(dataset.theme).toBeUndefined();
});

test('on a new visit sections below the first screen and counters wait until the page has loaded', () => {
  const events = run();
  expect([dataset.loading, dataset.counting]).toEqual(['', '']);
  events.dispatchEvent(new Event('load'));
  expect([dataset.loading, dataset.counting]).toEqual([undefined, undefined]);
});

test('with motion off counters do not wait', () => {
  localStorage.motion = 'off';
  run();
  expect(dataset.counting).toBeUndefined();
});

test.each<Visit>([{ hash: '#faq' }, { type: 'reload' }, { type: 'back_forward' }])(
  'they do not wait where the browser must find a place in the page: %o',
  (visit) => {
    run(visit);
    expect(dataset.loading).toBeUndefined();
  },
);

test.each([
  ['on', 'push', 0],
  ['off', 'push', 1],
  ['on', 'traverse', 1],
])('with motion %s, a page reached by %s skips its view transition: %i', (motion, navigationType, times) => {
  localStorage.motion = motion;
  vi.stubGlobal('navigation', { activation: { navigationType } });
  const skipTransition = vi.fn();
  const viewTransition = { ready: Promise.resolve(), skipTransition };
  run().dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  expect(skipTransition).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});
