import { chromium } from '@playwright/test';
import { wholeChromiumOptions } from '../../playwright.config.ts';
import { fieldOf, formOf } from '../contact/contact.ts';
import { words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

test('back by the back/forward cache finds the menu closed, the form usable and the switch up to date', async ({
  baseURL,
}) => {
  // A browser of its own, because Playwright switches the cache off.
  const browser = await chromium.launch({
    ...wholeChromiumOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    await page.goto('/contact');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      }),
    );
    const openMenu = () => page.getByRole('button', { name: words.controls.menu.open, exact: true }).click();
    const menu = page.getByRole('dialog');
    await openMenu();
    await expect(menu).toBeVisible();
    await page.evaluate(() => location.assign('/about'));
    await page.waitForURL('/about');
    await openMenu();
    await menu.getByRole('button', { name: words.controls.motion, exact: true }).click();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await fieldOf(page, 'name').fill('Ada');
    await expect(fieldOf(page, 'name')).toHaveValue('Ada');
    await expect(formOf(page).getByRole('button', { name: words.form.send, exact: true })).toBeEnabled();
    await openMenu();
    await expect(menu).toBeVisible();
  } finally {
    await browser.close();
  }
});
