import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromiumPath } from '../../playwright.config.ts';
import { expect, fillForm, openForm, press, sent, statusOf, test, withMail } from '../contact/contact.ts';
import { kinds } from '../support/addresses.ts';

const everyKind = [...kinds, '/terms-conditions'];

test('Row 32: with every third party blocked, the site is unaffected', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== process.env.SITE_URL,
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  for (const path of everyKind) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(foreign).toEqual([]);
});

test('Row 33: with storage forbidden in the browser, nothing breaks and the form sends', async ({
  playwright,
  mail,
  mailServer,
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  await mkdir(join(profile, 'Default'));
  const forbidden = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(forbidden));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...withMail(mailServer.port),
    executablePath: chromiumPath,
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Switch color theme' }).click();
  await openForm(page);
  const refused = await page.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return error instanceof Error ? error.name : '';
    }
  });
  expect(refused).toBe('SecurityError');
  await fillForm(page);
  await press(page);
  await expect(statusOf(page)).toHaveText(sent);
  expect(mail.accepted).toHaveLength(1);
  expect(errors).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true });
});

test('Row 33: with storage full, the form sends', async ({ page, mail }) => {
  await openForm(page);
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`filler-${Math.random()}`, 'x'.repeat(size));
      } catch {
        // Full for this size.
      }
    }
  });
  await page.reload();
  await page.locator('form[data-ready=true]').waitFor();
  await fillForm(page);
  await press(page);
  await expect(statusOf(page)).toHaveText(sent);
  expect(mail.accepted).toHaveLength(1);
});

test('Row 37: on a slow line the text is there before the scripts, and the page is usable', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByText('Who owns the code?').click();
  await expect(page.getByText('in your own repositories')).toBeVisible();
  scripts.resolve();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
});

for (const [zoom, width] of [
  ['200 %', 640],
  ['400 %', 320],
] as const) {
  test(`Row 38: at ${zoom} nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 480 });
    for (const path of everyKind) {
      await page.goto(path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}

test('Row 39: print shows every slide, quote and answer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const texts = page.locator('[data-slide] p, figure blockquote p, details p');
  expect(await texts.count()).toBeGreaterThan(20);
  const hidden = await texts.evaluateAll((all) =>
    all
      .filter((text) => !text.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      .map((text) => text.textContent),
  );
  expect(hidden).toEqual([]);
});

test('Row 39: forced colors leave every page complete', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/contact', '/jobs/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).disableRules('color-contrast').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});

test('Row 42: without fonts and styles the order is readable', async ({ page, complaints }) => {
  await page.route(/\.(?:css|woff2)$/, (route) => route.abort());
  for (const path of everyKind) {
    await page.goto(path);
    const order = await page.locator('h1, h2, footer').evaluateAll((all) => all.map(({ localName }) => localName));
    expect(order[0], path).toBe('h1');
    expect(order.at(-1), path).not.toBe('h1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  complaints.length = 0;
});
