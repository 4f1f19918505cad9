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
  const systemDark = Object.assign(new EventTarget(), { matches: system === 'dark' });
  vi.stubGlobal('matchMedia', () => systemDark);
  document.body.innerHTML = renderToStaticMarkup(shell);
  await import('./switches');
  const getName = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
  const find = (name: string) => [...document.querySelectorAll('button')].filter((button) => getName(button) === name);
  const pressed = (name: string) => find(name).map((button) => button.getAttribute('aria-pressed'));
  const setSystem = (matches: boolean) => {
    systemDark.matches = matches;
    systemDark.dispatchEvent(new Event('change'));
  };
  return { find, pressed, setSystem };
}

const both = <Value,>(value: Value) => [value, value];

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)(
  'on a %s system the first click chooses the %s theme, and the second forgets it, in header and menu',
  async (system, other) => {
    const { find } = await load(system);
    const buttons = find(layoutStrings.theme);
    expect(buttons.map(({ hidden }) => hidden)).toEqual(both(false));
    buttons[0]?.click();
    expect([dataset.theme, localStorage.theme]).toEqual(both(other));
    buttons[1]?.click();
    expect([dataset.theme, localStorage.theme]).toEqual(both(undefined));
  },
);

test('the theme switches say whether colors are dark, also when the system or another tab changes them', async () => {
  const { find, pressed, setSystem } = await load('dark');
  const isPressed = (value: string) => vi.waitFor(() => expect(pressed(layoutStrings.theme)).toEqual(both(value)));
  await isPressed('true');
  setSystem(false);
  await isPressed('false');
  find(layoutStrings.theme)[0]?.click();
  await isPressed('true');
  dataset.theme = 'light';
  await isPressed('false');
});

test('the motion switches say whether motion is off, also when another tab changes it', async () => {
  dataset.motion = 'on';
  const { find, pressed } = await load('light');
  const buttons = find(layoutStrings.motion);
  expect(buttons.map(({ hidden }) => hidden)).toEqual(both(false));
  expect(pressed(layoutStrings.motion)).toEqual(both('false'));
  for (const [index, expected] of ['off', 'on', 'off'].entries()) {
    buttons[index % 2]?.click();
    expect([dataset.motion, localStorage.motion]).toEqual(both(expected));
  }
  await vi.waitFor(() => expect(pressed(layoutStrings.motion)).toEqual(both('true')));
  expect(document.documentElement.classList.contains('motion-off')).toBe(true);
  dataset.motion = 'on';
  await vi.waitFor(() => expect(pressed(layoutStrings.motion)).toEqual(both('false')));
});
