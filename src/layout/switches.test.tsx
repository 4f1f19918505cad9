// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, site } from './examples';
import { Header } from './Header';
import { Menu } from './Menu';
import { layoutStrings } from './strings';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  delete dataset.theme;
  delete dataset.motion;
});

const shell = (
  <>
    <Header site={site} page={page} />
    <Menu site={site} page={page} />
  </>
);

/** Loads a page on a light or a dark system, and returns the buttons with a name: that of the header and that of the menu. */
async function load(system: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }));
  document.body.innerHTML = renderToStaticMarkup(shell);
  await import('./switches');
  const getName = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
  return (name: string) => [...document.querySelectorAll('button')].filter((button) => getName(button) === name);
}

const both = <Value,>(value: Value) => [value, value];

test.each([
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)(
  'on a %s system the first click chooses the %s theme, and the second the other one, in header and menu',
  async (system, first, second) => {
    const find = await load(system);
    const buttons = find(layoutStrings.theme);
    expect(buttons.map(({ hidden }) => hidden)).toEqual(both(false));
    for (const [index, expected] of [first, second].entries()) {
      buttons[index]?.click();
      expect([dataset.theme, localStorage.theme]).toEqual(both(expected));
    }
  },
);

test('the motion switches say whether motion is off, also when another tab changes it', async () => {
  dataset.motion = 'on';
  const find = await load('light');
  const buttons = find(layoutStrings.motion);
  const pressed = () => buttons.map((button) => button.getAttribute('aria-pressed'));
  expect(buttons.map(({ hidden }) => hidden)).toEqual(both(false));
  expect(pressed()).toEqual(both('false'));
  for (const [index, expected] of ['off', 'on', 'off'].entries()) {
    buttons[index % 2]?.click();
    expect([dataset.motion, localStorage.motion]).toEqual(both(expected));
  }
  await vi.waitFor(() => expect(pressed()).toEqual(both('true')));
  expect(document.documentElement.classList.contains('motion-off')).toBe(true);
  dataset.motion = 'on';
  await vi.waitFor(() => expect(pressed()).toEqual(both('false')));
});
