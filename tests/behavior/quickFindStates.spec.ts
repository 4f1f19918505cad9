// The states of quick find, and what it needs to reach them.
import { dataPath } from '../../src/behavior/quickFind/data';
import { quickFindScript } from '../../src/behavior/quickFind/load';
import { routes } from '../../src/config/routes';
import { searchScript } from '../../src/search/load';
import { axeFinds } from '../support/axe.ts';
import { scrollsSideways } from '../support/layout.ts';
import { scriptsOf } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { arrived, field, lose, opener, quickFind, results, retry, sheet, states, title } from './quickFind.ts';

test('each state is accessible, fits on a phone and on a wide screen, and offers ways on', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const overflow = () => sheet(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  for (const [name, reach] of Object.entries(states)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.about);
    await reach(page);
    await arrived(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(), `${name} at ${width} px`).toBe(0);
      expect(await scrollsSideways(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeFinds(page, 'dialog[open]'), name).toEqual([]);
    if (name !== 'nothing' && name !== 'failed') continue;
    for (const { label, href } of quickFind[name].links)
      await expect(sheet(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    // With nothing found, Enter leads nowhere.
    if (name === 'nothing') await page.keyboard.press('Enter');
    await expect(page).toHaveURL(routes.about);
  }
  complaints.length = 0;
});

test('where the script of the search is missing, it is asked for again, and what was typed is then found', async ({
  page,
  complaints,
}) => {
  await lose(page, searchScript);
  await page.goto(routes.about);
  await states.start(page);
  await page.keyboard.type(title);
  await expect(retry(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(retry(page)).toBeVisible();
  await page.unroute(`**${searchScript}`);
  // An attempt that joins one still under way fails with it.
  await expect(async () => {
    if (await retry(page).isVisible()) await retry(page).press('Enter', { timeout: 500 });
    await expect(results(page).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(title);
  complaints.length = 0;
});

test('an answer that is no index is a missing one', async ({ page, complaints }) => {
  for (const answer of [{ status: 404 }, { body: '<!doctype html>' }]) {
    await page.route(`**${dataPath}`, (route) => route.fulfill(answer));
    await page.goto(routes.about);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(routes.services);
    await page.unroute(`**${dataPath}`);
  }
  complaints.length = 0;
});

test('a page that was opened before a deployment finds with the new script', async ({ page }) => {
  await page.goto(routes.about);
  for (const file of scriptsOf(routes.about)) await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
  await states.results(page);
  await expect(results(page).first()).toBeVisible();
});

test('where its script or its data cannot come, the button leads to the services, and hovering does nothing', async ({
  page,
  complaints,
}) => {
  for (const file of [quickFindScript, dataPath]) {
    await lose(page, file);
    await page.goto(routes.about);
    const failed = page.waitForEvent('requestfailed');
    await opener(page).hover();
    await failed;
    await expect(page).toHaveURL(routes.about);
    await opener(page).click();
    await expect(page).toHaveURL(routes.services);
    await page.unroute(`**${file}`);
    await page.mouse.move(0, 500);
  }
  complaints.length = 0;
});

test('a page loads nothing of it before it is wanted; hovering loads all, and nothing leaves the site', async ({
  page,
  baseURL,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const all = [quickFindScript, searchScript, dataPath].toSorted();
  const ours = () =>
    asked
      .map(({ pathname }) => pathname)
      .filter((path) => all.includes(path))
      .toSorted();
  await page.goto(routes.about, { waitUntil: 'networkidle' });
  expect(ours()).toEqual([]);
  await opener(page).hover();
  await expect.poll(ours).toEqual(all);
  await states.results(page);
  expect(ours()).toEqual(all);
  expect(asked.filter(({ origin }) => origin !== new URL(baseURL ?? '').origin)).toEqual([]);
});
