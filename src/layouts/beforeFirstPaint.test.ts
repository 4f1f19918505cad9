// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import script from './beforeFirstPaint.js?raw';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  delete root.dataset.motion;
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

/** Runs the script as a page does, on a system that wants this theme. */
function run({ system }: { system: 'light' | 'dark' }) {
  const matchMedia = (query: string) => ({ matches: query.includes(system) });
  const runScript = new Function('matchMedia', 'addEventListener', 'MutationObserver', script);
  runScript(matchMedia, () => {}, DisconnectableObserver);
}

const sourceMedia = () => document.querySelector('source')?.media;
const themeColorMedia = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));

test('until the visitor chooses, pictures and the color of the browser follow the system', () => {
  run({ system: 'dark' });
  expect(root.dataset.theme).toBeUndefined();
  expect(sourceMedia()).toBe('(prefers-color-scheme: dark)');
  expect(themeColorMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('a stored choice holds before the first paint, for the page, its pictures and the color of the browser', () => {
  localStorage.theme = 'dark';
  run({ system: 'light' });
  expect(root.dataset.theme).toBe('dark');
  expect(sourceMedia()).toBe('(prefers-color-scheme: light)');
  expect(themeColorMedia()).toEqual(['not all', 'all']);
});

test('a choice made on the page holds at once, also when it returns to the theme of the system', async () => {
  run({ system: 'light' });
  root.dataset.theme = 'dark';
  await vi.waitFor(() => expect(themeColorMedia()).toEqual(['not all', 'all']));
  expect(sourceMedia()).toBe('(prefers-color-scheme: light)');
  root.dataset.theme = 'light';
  await vi.waitFor(() => expect(themeColorMedia()).toEqual(['all', 'not all']));
  expect(sourceMedia()).toBe('(prefers-color-scheme: dark)');
});

test('what is stored and is no choice changes nothing', () => {
  localStorage.theme = 'pink';
  localStorage.motion = 'fast';
  run({ system: 'light' });
  expect(root.dataset.theme).toBeUndefined();
  expect(root.dataset.motion).toBe('on');
});
