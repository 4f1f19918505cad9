// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  delete dataset.theme;
  delete dataset.motion;
});

/** Loads a page with both switches on a light or a dark system. */
async function load(system: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }));
  document.body.innerHTML = '<button data-theme-toggle hidden></button><button data-motion-toggle hidden></button>';
  await import('./switches');
  return (name: 'theme' | 'motion') => requiredChild<HTMLButtonElement>(document, `[data-${name}-toggle]`);
}

test.each([
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)(
  'on a %s system the first click chooses the %s theme, and the second the other one',
  async (system, first, second) => {
    const find = await load(system);
    expect(find('theme').hidden).toBe(false);
    find('theme').click();
    expect([dataset.theme, localStorage.theme]).toEqual([first, first]);
    find('theme').click();
    expect([dataset.theme, localStorage.theme]).toEqual([second, second]);
  },
);

test('the motion switch says whether motion is off, also when another tab changes it', async () => {
  dataset.motion = 'on';
  const find = await load('light');
  expect(find('motion').getAttribute('aria-pressed')).toBe('false');
  find('motion').click();
  expect([dataset.motion, localStorage.motion]).toEqual(['off', 'off']);
  await vi.waitFor(() => expect(find('motion').getAttribute('aria-pressed')).toBe('true'));
  expect(document.documentElement.classList.contains('motion-off')).toBe(true);
  dataset.motion = 'on';
  await vi.waitFor(() => expect(find('motion').getAttribute('aria-pressed')).toBe('false'));
});
