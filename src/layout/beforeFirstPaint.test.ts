// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import script from './beforeFirstPaint.js?raw';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  delete root.dataset.motion;
  delete root.dataset.loading;
  document.head.innerHTML = `
    <meta name="theme-color" content="white" media="(prefers-color-scheme: light)" data-theme-color="light">
    <meta name="theme-color" content="black" media="(prefers-color-scheme: dark)" data-theme-color="dark">`;
  document.body.innerHTML = '<picture><source media="(prefers-color-scheme: dark)"><img></picture>';
});

const observers: MutationObserver[] = [];

class DisconnectableObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
}

afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
});

interface Visit {
  /** The theme of the system. */
  system?: 'light' | 'dark';
  /** The navigation type and the fragment. */
  type?: NavigationTimingType;
  hash?: string;
  /** Whether the system asks for less motion. */
  isReduced?: boolean;
  /** Whether the system replaces the colors of the page. */
  isForced?: boolean;
}

/** Runs the script, and returns a function that fires the load event. */
function run({ system = 'light', type = 'navigate', hash = '', isReduced = false, isForced = false }: Visit) {
  const listeners = new EventTarget();
  const features = [isReduced && 'motion', isForced && 'forced-colors', system].filter((feature) => feature !== false);
  const globals = {
    matchMedia: (query: string) => ({ matches: features.some((feature) => query.includes(feature)) }),
    addEventListener: listeners.addEventListener.bind(listeners),
    MutationObserver: DisconnectableObserver,
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
  };
  const runScript = new Function(...Object.keys(globals), script);
  runScript(...Object.values(globals));
  return {
    load: () => listeners.dispatchEvent(new Event('load')),
    /** Shows the page with a view transition, and returns whether the script skips it. */
    skipsTransition: () => {
      const skipTransition = vi.fn();
      const viewTransition = { ready: Promise.resolve(), skipTransition };
      listeners.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
      return skipTransition.mock.calls.length > 0;
    },
  };
}

const sourceMedia = () => document.querySelector('source')?.media;
const themeColorMedia = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));

test('until the visitor chooses, pictures and theme-color follow the system', () => {
  run({ system: 'dark' });
  expect(root.dataset.theme).toBeUndefined();
  expect(sourceMedia()).toBe('(prefers-color-scheme: dark)');
  expect(themeColorMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('a stored choice applies before the first paint, to the page, its pictures and theme-color', () => {
  localStorage.theme = 'dark';
  run({ system: 'light' });
  expect(root.dataset.theme).toBe('dark');
  expect(sourceMedia()).toBe('(prefers-color-scheme: light)');
  expect(themeColorMedia()).toEqual(['not all', 'all']);
});

test('with forced colors, pictures follow the system whatever theme is stored', () => {
  localStorage.theme = 'dark';
  run({ system: 'light', isForced: true });
  expect(sourceMedia()).toBe('(prefers-color-scheme: dark)');
});

test('a choice made on the page applies at once, also when it returns to the theme of the system', async () => {
  run({ system: 'light' });
  root.dataset.theme = 'dark';
  await vi.waitFor(() => expect(themeColorMedia()).toEqual(['not all', 'all']));
  expect(sourceMedia()).toBe('(prefers-color-scheme: light)');
  root.dataset.theme = 'light';
  await vi.waitFor(() => expect(themeColorMedia()).toEqual(['all', 'not all']));
  expect(sourceMedia()).toBe('(prefers-color-scheme: dark)');
});

test.each([
  ['follows the system', undefined, 'off'],
  ['is what the visitor has chosen', 'on', 'on'],
])('motion %s', (_, choice, motion) => {
  if (choice) localStorage.motion = choice;
  run({ isReduced: true });
  expect(root.dataset.motion).toBe(motion);
  expect(root.classList.contains('motion-off')).toBe(motion === 'off');
});

test('an invalid stored value is ignored', () => {
  localStorage.theme = 'pink';
  localStorage.motion = 'fast';
  run({ system: 'light' });
  expect(root.dataset.theme).toBeUndefined();
  expect(root.dataset.motion).toBe('on');
});

test('on a new visit sections below the first screen wait until the page has loaded', () => {
  const { load } = run({});
  expect(root.dataset.loading).toBe('');
  load();
  expect(root.dataset.loading).toBeUndefined();
});

test.each<Visit>([{ hash: '#faq' }, { type: 'reload' }, { type: 'back_forward' }])(
  'they do not wait where the browser must find a place in the page: %o',
  (visit) => {
    run(visit);
    expect(root.dataset.loading).toBeUndefined();
  },
);

test.each([
  ['on', 'push', false],
  ['off', 'push', true],
  ['on', 'traverse', true],
])('with motion %s, a page reached by %s skips its view transition: %s', (motion, navigationType, isSkipped) => {
  localStorage.motion = motion;
  vi.stubGlobal('navigation', { activation: { navigationType } });
  expect(run({}).skipsTransition()).toBe(isSkipped);
  vi.unstubAllGlobals();
});
