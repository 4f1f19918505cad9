// Visits. They use roles and addresses, and names from the pages, so that they work with any content.
import type { Locator } from '@playwright/test';
import { documentAt, entryPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

test('a buyer goes from a quote to its project and to the form, where the service is preset', async ({ page }) => {
  const hasQuote = documentAt('/').querySelector('[role=group] a[href*="#project"]');
  test.skip(!hasQuote, 'No quote names a project.');
  await page.goto('/');
  const quote = page.getByRole('group').getByRole('link').and(page.locator('[href*="#project"]:visible')).first();
  const [path = '', anchor] = (await quote.getAttribute('href'))?.split('#') ?? [];
  await quote.click();
  await expect(page).toHaveURL(new RegExp(`${path}#${anchor}$`));
  const story = page.getByRole('article').first();
  await expect(story).toBeInViewport();
  const service = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('main').locator('section').last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(service ?? '');
});

test('a buyer goes from Home to a project in two clicks', async ({ page }) => {
  test.skip(!documentAt('/services').querySelector('[aria-labelledby=projects]'), 'There are no projects.');
  await page.goto('/');
  await page.getByRole('banner').locator('nav a[href="/services"]').click();
  const row = page.locator('[aria-labelledby=projects]').getByRole('link').first();
  const title = await row.textContent();
  await row.click();
  await expect(page).toHaveURL(/\/services\/[\w-]+#project/);
  await expect(page.getByRole('article').getByRole('heading', { name: title ?? '', exact: true })).toBeInViewport();
});

test('a buyer goes from Home to a price in three clicks, and sees it after two', async ({ page }) => {
  const priceLink = 'main dd a[href="#price"]';
  const service = entryPages.services.find((path) => documentAt(path).querySelector(priceLink));
  test.skip(!service, 'No service has a price.');
  await page.goto('/');
  await page.getByRole('banner').locator('nav a[href="/services"]').click();
  await page.getByRole('article').locator(`a[href="${service}"]`).click();
  const price = page.locator(priceLink);
  await expect(price).toBeInViewport();
  await price.click();
  await expect(page.locator('[aria-labelledby=price] p').first()).toBeInViewport();
});

test('a candidate goes from Home to the pay and applies by mail in three clicks', async ({ page }) => {
  const cards = [...documentAt('/career').querySelectorAll('[aria-labelledby=roles] li')];
  const paid = cards.find((card) => card.querySelector('[data-pay]'));
  test.skip(!paid, 'No open role names its pay.');
  let clicks = 0;
  const click = async (link: Locator) => {
    await link.click();
    clicks += 1;
  };
  await page.goto('/');
  await click(page.getByRole('banner').locator('nav a[href="/career"]'));
  await expect(page).toHaveURL(/\/career$/);
  const pay = paid?.querySelector('[data-pay]')?.textContent ?? '';
  const path = paid?.querySelector('a')?.getAttribute('href');
  const card = page
    .locator('[aria-labelledby=roles]')
    .getByRole('listitem')
    .filter({ has: page.locator(`[href="${path}"]`) });
  await expect(card).toContainText(pay);
  await click(card.getByRole('link'));
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByText(pay, { exact: true })).toBeInViewport();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const apply = page.getByRole('main').locator('a[href^="mailto:"]').first();
  await expect(apply).toBeInViewport();
  expect(decodeURIComponent((await apply.getAttribute('href')) ?? '')).toContain(title);
  await click(apply);
  expect(clicks).toBeLessThanOrEqual(3);
});
