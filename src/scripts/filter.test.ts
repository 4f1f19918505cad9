// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`);

async function load(address: string, chosenBefore = ''): Promise<void> {
  vi.resetModules();
  document.body.innerHTML = `<section data-filter>
    <input type="radio" name="group" value="" checked>
    <input type="radio" name="group" value="data">
    <input type="radio" name="group" value="run"></section>`;
  radio(chosenBefore)?.click();
  history.replaceState(null, '', address);
  await import('./filter');
}

const checked = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
const address = () => location.pathname + location.search + location.hash;

test('an address can name a group, and one that does not exist is ignored', async () => {
  await load('/services?group=data');
  expect(checked()).toEqual(['data']);
  await load('/services?group=nothing');
  expect(checked()).toEqual(['']);
});

test('a choice is written into the address, which keeps its other parts and its place in the history', async () => {
  await load('/services?from=home#main');
  const entries = history.length;
  radio('run')?.click();
  expect(address()).toBe('/services?from=home&group=run#main');
  radio('data')?.click();
  expect(address()).toBe('/services?from=home&group=data#main');
  radio('')?.click();
  expect(address()).toBe('/services?from=home#main');
  expect(history.length).toBe(entries);
});

test('a choice from before the script was loaded stays', async () => {
  await load('/services', 'run');
  expect(checked()).toEqual(['run']);
  expect(address()).toBe('/services?group=run');
});

test('going back to an anchor from before a choice shows what its address says', async () => {
  await load('/services?group=run');
  radio('data')?.click();
  history.replaceState(null, '', '/services?group=run');
  dispatchEvent(new Event('popstate'));
  expect(checked()).toEqual(['run']);
});
