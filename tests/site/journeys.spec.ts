// Visits. They use roles and addresses, and names from the pages, so that they work with any content.
import type { Locator } from '@playwright/test';
import { documentAt, entryPages } from '../support/builtSite.ts';
import { inWindows } from '../support/inWindows.ts';
import { expect, test } from '../support/test.ts';

test('a buyer goes from a quote to its project and to the form, which knows both', async ({ page }) => {
  const hasQuote = documentAt('/').querySelector('figure + a[href^="/projects/"]');
  test.skip(!hasQuote, 'No quote names a project.');
  await page.goto('/');
  const quote = page.locator('figure + a[href^="/projects/"]:visible').first();
  const path = (await quote.getAttribute('href')) ?? '';
  await quote.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const service = await page.getByRole('definition').locator('a').first().textContent();
  await page.getByRole('main').locator('section').last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contact\?/);
  await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(service ?? '');
  await expect(page.getByRole('textbox').last()).toHaveValue(new RegExp(RegExp.escape(title ?? '')));
});

test('a buyer goes from Services to a project in one click, and to all of them', async ({ page }) => {
  const [path] = entryPages.projects;
  test.skip(!path, 'There are no projects.');
  await page.goto('/services');
  await page.locator('[aria-labelledby=projects] a[href="/projects"]').click();
  await expect(page).toHaveURL(/\/projects$/);
  await page.goBack();
  const sheet = page.locator(`[aria-labelledby=projects] a[href="${path}"]`);
  const title = await sheet.textContent();
  await sheet.click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '', exact: true })).toBeInViewport();
});

test('from the facts of a service, one click leads to a project and one to an example of its price', async ({
  page,
}) => {
  for (const [link, part] of [
    ['dd a[href="#project"]', '#project li:first-child h3'],
    ['dd a[href="#price"]', '[aria-labelledby=price] tbody tr:first-child'],
  ] as const) {
    const path = entryPages.services.find((service) => documentAt(service).querySelector(`main ${part}`));
    if (!path) continue;
    await inWindows(page, ['390x844', '1440x900'], async () => {
      await page.goto(path);
      await page.locator(link).click();
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    });
  }
});

test('a buyer asks about an example of a price: its service is chosen, and the message begins with it', async ({
  page,
}) => {
  const path = entryPages.services.find((service) =>
    documentAt(service).querySelector('[aria-labelledby=price] table'),
  );
  test.skip(!path, 'No service has examples.');
  await page.goto(path ?? '');
  const service = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const row = page.locator('[aria-labelledby=price]').getByRole('row').last();
  const name = (await row.getByRole('rowheader').textContent()) ?? '';
  await row.getByRole('link').click();
  const message = page.getByRole('main').locator('textarea');
  await expect(message).toHaveValue(new RegExp(`^About: ${RegExp.escape(name)}, .+\n\n$`));
  await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(service);
});

test('a candidate goes from Home to the pay and applies by mail in three clicks', async ({ page }) => {
  const cards = [...documentAt('/career').querySelectorAll('[aria-labelledby=roles] li')];
  const paid = cards.find((card) => card.querySelector('[data-pay]'));
  test.skip(!paid, 'No open job names its pay.');
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

test('a candidate who goes from Careers to Contact sees the first field, also below the notice', async ({ page }) => {
  await page.goto('/career');
  // As a link does, so that the form knows where the visitor comes from.
  await page.evaluate(() => location.assign('/contact'));
  await page.locator('form[data-ready=true]').waitFor();
  await inWindows(page, ['390x844', '1024x768', '1440x900'], async (width, height) => {
    const field = page.getByRole('main').getByRole('textbox').first();
    await expect(field, `${width}\u00d7${height}`).toBeInViewport({ ratio: 1 });
  });
});
