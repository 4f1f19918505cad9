import { routes } from '../../src/config/routes';
import { notFoundPages } from '../support/builtSite.ts';
import { services, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { arrived, count, field, opener, quickFind, results, sheet, states, title } from './quickFind.ts';

const first = routes.service(services[0]?.id ?? '');

test.describe('quick find opens', () => {
  test.beforeEach(({ page }) => page.goto(routes.about));

  test('with Ctrl K or ⌘ K, Caps Lock on or off, and with no single key', async ({ page }) => {
    for (const key of ['/', 'k', 'Control+/', 'Alt+Control+k']) await page.keyboard.press(key);
    await expect(sheet(page)).toBeHidden();
    for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
    }
  });

  test('from its button by keyboard; Escape closes it, also over typed words, and gives the focus back', async ({
    page,
  }) => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('on a not-found page, too', async ({ page }) => {
    for (const path of notFoundPages) {
      await page.goto(path);
      await states.results(page);
      await expect(results(page).first()).toHaveAttribute('href', first);
    }
  });

  test('from the menu of a phone, which closes; the focus returns to where it was opened', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { menu } = words.shell;
    await page.getByRole('button', { name: menu.open }).click();
    await page.getByRole('dialog').getByRole('button', { name: quickFind.open, exact: true }).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('dialog', { name: menu.label })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: menu.open })).toBeFocused();
  });
});

test('Enter on a search without results does nothing', async ({ page }) => {
  await page.goto(routes.about);
  await states.nothing(page);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect(page).toHaveURL(routes.about);
});

test.describe('quick find closes', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.about);
    await states.start(page);
    await arrived(page);
  });

  test('on its button', async ({ page }) => {
    await sheet(page).getByRole('button', { name: quickFind.close, exact: true }).press('Enter');
    await expect(sheet(page)).toBeHidden();
  });

  test('on the keys that open it', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(sheet(page)).toBeHidden();
  });

  test('on a click below it, and not on one inside', async ({ page }) => {
    const { height = 0 } = (await sheet(page).boundingBox()) ?? {};
    await page.mouse.click(20, height - 8);
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(20, height + 40);
    await expect(sheet(page)).toBeHidden();
  });

  test('before the page is left, so that it is closed after back and forward', async ({ page }) => {
    await page.evaluate((path) => location.assign(path), routes.blog);
    await page.waitForURL(routes.blog);
    await page.goBack();
    await expect(page).toHaveURL(routes.about);
    await expect(sheet(page)).toBeHidden();
  });
});

test('arrows walk through what was found and back to the field, Enter opens where they stand', async ({ page }) => {
  await page.goto(routes.about);
  await states.results(page);
  const hrefs = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const link of await results(page).all()) {
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(hrefs.at(-1) ?? '');
});

test('Enter in the field opens the first, and a title finds its page first', async ({ page }) => {
  await page.goto(routes.about);
  await states.results(page);
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first);
  await expect(sheet(page)).toBeHidden();
});

test('how much was found is announced with every letter', async ({ page }) => {
  await page.goto(routes.about);
  await states.start(page);
  await expect(count(page)).toHaveText(quickFind.start);
  await page.keyboard.type(title);
  await results(page).first().waitFor();
  const found = await results(page).count();
  const said = (found === 1 ? quickFind.one : quickFind.several).replace('{count}', String(found));
  await expect(count(page)).toHaveText(said.replace('{words}', title));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(count(page)).toHaveText(quickFind.start);
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
  await states.results(page);
  const drawing = sheet(page).getByRole('listitem').locator('img').first();
  await expect(drawing).not.toHaveAttribute('src', /#dark$/);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: words.shell.theme }).press('Enter');
  await page.keyboard.press('Control+k');
  await expect(drawing).toHaveAttribute('src', /#dark$/);
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the sheet comes down, and without motion it is there at once', async ({ page }) => {
  // Heard as it begins: a slow machine may look when it is over.
  await page.addInitScript(() =>
    addEventListener('transitionrun', ({ target }) => (target as Element).toggleAttribute('data-moved', true)),
  );
  await page.goto(routes.about);
  await states.start(page);
  await expect(sheet(page)).toHaveAttribute('data-moved');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await states.start(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(sheet(page)).not.toHaveAttribute('data-moved');
});

test('nothing of it stands on paper', async ({ page }) => {
  await page.goto(routes.about);
  await states.results(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeHidden();
});
