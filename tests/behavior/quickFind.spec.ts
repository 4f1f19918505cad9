import { routes } from '../../src/config/routes';
import { notFoundPages } from '../support/builtSite.ts';
import { services, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { arrived, count, field, opener, quickFind, results, sheet, states, title } from './quickFind.ts';

const first = routes.service(services[0]?.id ?? '');

test('quick find opens with Ctrl K, ⌘ K and its button, with no single key, and closes in every usual way', async ({
  page,
}) => {
  await page.goto(routes.about);
  for (const key of ['/', 'k', 'Control+/', 'Alt+Control+k']) await page.keyboard.press(key);
  await expect(sheet(page)).toBeHidden();
  for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(sheet(page)).toBeHidden();
  }

  await opener(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await states.start(page);
  await sheet(page).getByRole('button', { name: quickFind.close, exact: true }).press('Enter');
  await expect(sheet(page)).toBeHidden();

  await states.start(page);
  await arrived(page);
  const { height = 0 } = (await sheet(page).boundingBox()) ?? {};
  await page.mouse.click(20, height - 8);
  await expect(sheet(page)).toBeVisible();
  await page.mouse.click(20, height + 40);
  await expect(sheet(page)).toBeHidden();

  await states.start(page);
  await page.evaluate((path) => location.assign(path), routes.blog);
  await page.waitForURL(routes.blog);
  await page.goBack();
  await expect(page).toHaveURL(routes.about);
  await expect(sheet(page)).toBeHidden();
});

test('quick find opens from the menu of a phone, which closes; the focus returns to where it was opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.about);
  const { menu } = words.controls;
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: quickFind.open, exact: true }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog', { name: menu.label })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: menu.open })).toBeFocused();
});

test('a title finds its page first; arrows walk through what was found, Enter opens where they stand', async ({
  page,
}) => {
  await page.goto(notFoundPages[0] ?? '');
  await states.start(page);
  await expect(count(page)).toHaveText(quickFind.start);
  await page.keyboard.type(title);
  await expect(results(page).first()).toHaveAttribute('href', first);
  await expect(sheet(page).locator('mark').first()).toBeVisible();
  const found = await results(page).count();
  const said = (found === 1 ? quickFind.one : quickFind.several).replace('{count}', String(found));
  await expect(count(page)).toHaveText(said.replace('{words}', title));
  for (const link of await results(page).all()) {
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const last = (await results(page).last().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(last);

  await states.results(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(first);
  await states.results(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeHidden();
});

test('a word that is often looked for can be chosen by keyboard', async ({ page }) => {
  const [word = ''] = quickFind.common;
  test.skip(word === '', 'No word is often looked for.');
  await page.goto(routes.about);
  await states.start(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(word);
  await expect(field(page)).toBeFocused();
  await expect(results(page)).not.toHaveCount(0);
});

test('the drawings beside what was found are in the theme that was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(routes.about);
  await page.getByRole('banner').getByRole('button', { name: words.controls.theme }).press('Enter');
  await states.results(page);
  const drawing = sheet(page).getByRole('listitem').locator('img').first();
  await expect(drawing).toHaveAttribute('src', /#dark$/);
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
