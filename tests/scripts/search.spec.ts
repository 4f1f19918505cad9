import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { type Entry, type SearchData, searchDataPath } from '../../src/islands/Search/searchEngine';
import { searchStrings } from '../../src/strings/search.ts';
import { layoutStrings, searchButtonStrings } from '../../src/strings.ts';
import { axeFinds } from '../support/axe.ts';
import { documentAt, entryPages, notFoundPages, textAt } from '../support/builtSite.ts';
import { scrollsSideways } from '../support/layout.ts';
import { texts } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';

const search = { ...searchButtonStrings, ...searchStrings };
const [servicePath = ''] = entryPages.services;
const [title = ''] = texts(documentAt(servicePath), 'h1');
const nonsense = 'zzzzqqqqzzzz';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: search.open, exact: true });
const dialog = (page: Page) => page.locator('dialog.search');
const field = (page: Page) =>
  dialog(page).getByRole('search').getByRole('searchbox', { name: search.label, exact: true });
const status = (page: Page) => dialog(page).getByRole('status');
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const retry = (page: Page) => dialog(page).getByRole('button', { name: search.failed.retry, exact: true });

const arrived = (page: Page) =>
  dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function openAndFind(page: Page): Promise<void> {
  await open(page);
  await page.keyboard.type(title);
  await results(page).first().waitFor();
}

/** Replaces the index of the site by jobs with these titles. */
async function serveJobs(page: Page, titles: readonly string[]): Promise<void> {
  const entry = { kind: 'job', line: 'A line', also: '', text: '' } satisfies Partial<Entry>;
  const entries = titles.map((title) => ({ ...entry, title, path: `/${title}` }));
  const data: SearchData = { counts: { services: 0, jobs: entries.length, articles: 0 }, common: [], entries };
  await page.route(`**${searchDataPath}`, (route) => route.fulfill({ json: data }));
}

test('the search opens with Ctrl K, ⌘ K and its button, not with a single key, and closes in every usual way', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.goto(routes.about);
  for (const key of ['/', 'k', 'Control+/', 'Alt+Control+k']) await page.keyboard.press(key);
  await expect(dialog(page)).toBeHidden();
  for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    // Also right after closing, during the transition.
    for (let time = 0; time < 2; time++) await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveAttribute('open');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  }

  await opener(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await open(page);
  await dialog(page).getByRole('button', { name: search.close, exact: true }).press('Enter');
  await expect(dialog(page)).toBeHidden();

  // High enough for all results of the last search.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await open(page);
  await arrived(page);
  const { height = 0 } = (await dialog(page).boundingBox()) ?? {};
  await page.mouse.click(20, height - 8);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, height + 40);
  await expect(dialog(page)).toBeHidden();
});

test('the search opens from the menu of a phone, which closes; the focus returns to the button', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.about);
  await page.getByRole('button', { name: layoutStrings.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: search.open, exact: true }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog', { name: layoutStrings.menu })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: layoutStrings.openMenu })).toBeFocused();
});

test('a common search or a title finds pages; arrow keys move through the results, Enter opens one', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(notFoundPages[0] ?? '');
  await page.getByRole('banner').getByRole('button', { name: layoutStrings.theme }).press('Enter');
  await open(page);
  const { services, jobs, articles } = entryPages;
  await expect(status(page)).toHaveText(search.start(services.length, jobs.length, articles.length));
  const commonSearches: string[] = JSON.parse(textAt('/search.json')).common;
  for (const common of commonSearches.slice(0, 1)) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(common);
    await expect(field(page)).toBeFocused();
    await expect(results(page)).not.toHaveCount(0);
  }
  await field(page).fill(title);
  await expect(results(page).first()).toHaveAttribute('href', servicePath);
  await expect(dialog(page).locator('mark').first()).toBeVisible();
  const stops = dialog(page).locator('section').locator('a, button');
  for (const stop of await stops.all()) {
    await page.keyboard.press('ArrowDown');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(stops.last()).toBeFocused();
  const last = (await results(page).last().getAttribute('href')) ?? '';
  await results(page).last().press('Enter');
  await page.waitForURL(last);

  await openAndFind(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(servicePath);
});

/** Checks the open search on a phone and on a wide screen. */
async function expectFits(page: Page): Promise<void> {
  await arrived(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(Math.max(overflow, await scrollsSideways(page)), `${width} px`).toBe(0);
  }
  expect(await axeFinds(page, 'dialog[open]')).toEqual([]);
}

async function expectLinks(page: Page, links: readonly { label: string; href: string }[]): Promise<void> {
  for (const { label, href } of links)
    await expect(dialog(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
}

test('each state is accessible, and fits on a phone and on a wide screen; without results it has links', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.about);
  await open(page);
  await expectFits(page);
  await page.keyboard.type(title);
  await results(page).first().waitFor();
  await expectFits(page);
  await field(page).fill(nonsense);
  await dialog(page)
    .getByRole('heading', { name: search.nothing.heading(nonsense) })
    .waitFor();
  await expectFits(page);
  await expectLinks(page, search.nothing.links);
  // Without results, Enter does nothing.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.about);
});

test('a group has four results and a button that shows all of them; the count is that of all', async ({ page }) => {
  await serveJobs(page, ['Role A', 'Role B', 'Role C', 'Role D', 'Role E', 'Role F']);
  await page.goto(routes.about);
  await open(page);
  await page.keyboard.type('role');
  await expect(results(page)).toHaveCount(4);
  await expect(status(page)).toHaveText('6 results for “role”');
  const showAll = dialog(page).getByRole('button', { name: 'Show all 6 Roles', exact: true });
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown');
  await expect(showAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(6);
  await expect(results(page).nth(4)).toBeFocused();
  await expect(showAll).toBeHidden();
  await field(page).fill('role f');
  await field(page).fill('roles');
  await expect(results(page)).toHaveCount(4);
});

test('at 400 % zoom the field covers no result that is focused', { tag: '@browsers' }, async ({ page }) => {
  await serveJobs(page, ['Role A', 'Role B', 'Role C', 'Role D']);
  await page.goto(routes.about);
  await open(page);
  await page.keyboard.type('role');
  await expect(results(page)).toHaveCount(4);
  await arrived(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 256 });
    await field(page).focus();
    for (const link of (await results(page).all()).reverse()) {
      await page.keyboard.press('ArrowUp');
      await expect(link).toBeFocused();
      const top = await link.evaluate((element) => element.closest('li')?.getBoundingClientRect().top);
      const bottom = await dialog(page)
        .locator('form')
        .evaluate((form) => form.getBoundingClientRect().bottom);
      expect(top, `${width} px`).toBeGreaterThanOrEqual(bottom);
    }
  }
});

test('while the scripts of the search load, its button is busy', async ({ page }) => {
  const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/_astro/openSearch*', async (route) => {
    await slowLine;
    await route.continue();
  });
  await page.goto(routes.about);
  const busyAtOnce = opener(page).evaluate((button) => {
    (button as HTMLButtonElement).click();
    return button.ariaBusy === 'true' && Number(getComputedStyle(button).opacity) < 1;
  });
  expect(await busyAtOnce).toBe(true);
  arrive();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
});

test('the search opens before its index is loaded, shows that it is loading, and then finds what was typed', async ({
  page,
}) => {
  const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**${searchDataPath}`, async (route) => {
    await slowLine;
    await route.continue();
  });
  await page.goto(routes.about);
  await open(page);
  await expect(status(page)).toHaveText(search.loading);
  await expect(field(page)).toHaveAccessibleDescription(search.scope);
  await page.keyboard.type(title);
  await expect(status(page)).toHaveText(search.loading);
  arrive();
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(title);
});

test('if the index cannot be loaded or is invalid, there are links, and the visitor can retry', {
  tag: '@browsers',
}, async ({ page, consoleErrors }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.about);
  await page.route(`**${searchDataPath}`, (route) => route.fulfill({ status: 404 }));
  await page.keyboard.press('Control+k');
  await expect(retry(page)).toBeFocused();
  await expectFits(page);
  await expectLinks(page, search.failed.links);
  await page.route(`**${searchDataPath}`, (route) => route.fulfill({ body: '<!doctype html>' }));
  await retry(page).press('Enter');
  await expect(retry(page)).toBeFocused();
  await expect(page).toHaveURL(routes.about);
  await page.unroute(`**${searchDataPath}`);
  await retry(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(title);
  await expect(results(page).first()).toBeVisible();
  consoleErrors.length = 0;
});

test('a page that was opened before a deployment offers to reload, and then the search works', {
  tag: '@browsers',
}, async ({ page, consoleErrors }) => {
  await page.goto(routes.about);
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404 }));
  await opener(page).click();
  const notice = page.getByRole('alert').filter({ hasText: search.notLoaded });
  await expect(notice).toBeVisible();
  await page.unroute('**/_astro/**');
  await notice.getByRole('link', { name: search.reload, exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(opener(page)).toBeVisible();
  await openAndFind(page);
  consoleErrors.length = 0;
});

test('that the search did not load is said in front of the menu of a phone', async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.about);
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: layoutStrings.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: search.open, exact: true }).click();
  // A link behind the menu cannot be clicked.
  await page.getByRole('alert').getByRole('link', { name: search.reload, exact: true }).click({ trial: true });
  consoleErrors.length = 0;
});

test('a page loads the search only when the visitor hovers over its button', { tag: '@browsers' }, async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(baseURL ?? '', '')));
  const ours = () => asked.filter((path) => path === searchDataPath || path.startsWith('/_astro/openSearch'));
  await page.goto(routes.about, { waitUntil: 'networkidle' });
  expect(ours()).toEqual([]);
  await opener(page).hover();
  await expect.poll(() => ours().length).toBe(2);
  await openAndFind(page);
  expect(ours()).toHaveLength(2);
});
