// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

async function load(search: string): Promise<void> {
  vi.resetModules();
  document.body.innerHTML = `<form data-filter>
    <input type="radio" name="group" value="" checked><input type="radio" name="group" value="Data"></form>`;
  history.replaceState(null, '', `/services${search}`);
  await import('./filter');
}

const checked = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);

const choose = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();

const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('an address can name a group, and one that does not exist is ignored', async () => {
  await load('?group=Data');
  expect(checked()).toEqual(['Data']);
  await load('?group=Nothing');
  expect(checked()).toEqual(['']);
});

test('going back to the page shows all services, but its first load keeps a choice', async () => {
  await load('');
  choose('Data');
  comeBack(false);
  expect(checked()).toEqual(['Data']);
  comeBack(true);
  expect(checked()).toEqual(['']);
});
