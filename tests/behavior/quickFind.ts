// Quick find, used as a visitor uses it.
import type { Page } from '@playwright/test';
import { searchScript } from '../../src/search/load';
import { services, words } from '../support/content.ts';

export const { quickFind } = words;

/** What finds something, and what finds nothing. */
export const title = services[0]?.title ?? '';
const nonsense = 'zzzzqqqqzzzz';

export const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: quickFind.open, exact: true });
export const sheet = (page: Page) => page.getByRole('dialog', { name: quickFind.label, exact: true });
export const field = (page: Page) => sheet(page).getByRole('searchbox', { name: quickFind.field, exact: true });
export const count = (page: Page) => sheet(page).getByRole('status');
export const results = (page: Page) => sheet(page).getByRole('listitem').getByRole('link');
export const retry = (page: Page) => sheet(page).getByRole('button', { name: quickFind.failed.retry, exact: true });

/** From now on a file cannot be had. */
export const lose = (page: Page, file: string) => page.route(`**${file}`, (route) => route.abort());

/** Waits until the sheet has come down. */
export const arrived = (page: Page) =>
  sheet(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

/** How to bring the sheet into each of its states, by keyboard. */
export const states = {
  start: async (page: Page) => {
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
  },
  results: async (page: Page) => {
    await states.start(page);
    await page.keyboard.type(title);
    await results(page).first().waitFor();
  },
  nothing: async (page: Page) => {
    await states.start(page);
    await page.keyboard.type(nonsense);
    await sheet(page)
      .getByRole('heading', { name: quickFind.nothing.heading.replace('{words}', nonsense) })
      .waitFor();
  },
  failed: async (page: Page) => {
    await lose(page, searchScript);
    await states.start(page);
    await sheet(page).getByRole('heading', { name: quickFind.failed.heading }).waitFor();
  },
};
