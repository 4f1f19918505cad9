import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fill } from '../../src/lib/fill.ts';
import { entryPages } from '../support/builtSite.ts';
import { blocks, services, words } from '../support/content.ts';
import { hydrated } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

test.describe('each picture fails', () => {
  const [servicePage = ''] = entryPages.services;
  const service = services.find(({ id }) => servicePage.endsWith(`/${id}`));
  /** What is said in place of a picture, where the specification asks for it. */
  const sentences: Record<string, string[]> = {
    '/about': blocks.team.map(() => words.labels.team.imageUnavailable),
    [servicePage]: [fill(words.labels.service.imageUnavailable, { title: service?.title ?? '' })],
  };

  /** Opens a page that is all in view and waits until every picture has come or failed. */
  async function open(page: Page, path: string) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForFunction(() =>
      [...document.images].filter((image) => image.checkVisibility()).every(({ complete }) => complete),
    );
    return page
      .locator('h1, h2, h3, p:visible, footer')
      .evaluateAll((all) => all.map((element) => `${element.getBoundingClientRect().top} ${element.textContent}`));
  }

  for (const path of ['/about', servicePage, '/blog']) {
    test(`${path} stays as it is, and says so where the specification asks for it`, async ({ page, complaints }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 12_000 });
      const whole = await open(page, path);
      await page.route(/\/art\/|\.(avif|webp|png|jpe?g)$/, (route) => route.abort());
      expect(await open(page, path)).toEqual(whole);
      await expect(page.locator('[data-when=failed]').filter({ visible: true })).toHaveText(sentences[path] ?? []);
      for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED|preload/);
    });
  }
});

test('on a slow line the text is there before the scripts, and the page is usable', async ({ page }) => {
  const [asked] = blocks.questions;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (asked) {
    const answer = page.locator(`#faq-${asked.id}`);
    await answer.locator('summary').click();
    await expect(answer.locator('summary ~ *').first()).toBeVisible();
  }
  scripts.resolve();
  await hydrated(page);
});

test('print shows every slide, quote and answer, and the team without a blur', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('[data-slide] p, figure blockquote, details summary ~ *');
  await expect(parts).toHaveCount(2 * blocks.slides.length + blocks.testimonials.length + blocks.questions.length);
  const hidden = await parts.evaluateAll((all) =>
    all
      .filter((text) => !text.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      .map((text) => text.textContent),
  );
  expect(hidden).toEqual([]);
  await page.goto('/about');
  for (const overlay of await page.locator('[data-enter-at] > *').all())
    await expect(overlay).toHaveCSS('filter', 'none');
});

test('forced colors leave a page complete', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).disableRules('color-contrast').setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('without fonts and styles the order is readable', async ({ page, complaints }) => {
  await page.route(/\.(?:css|woff2)$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const parts = page.locator('main :is(h1, h2), body > footer');
  const order = await parts.evaluateAll((all) => all.map(({ localName }) => localName));
  expect([order[0], order.at(-1)]).toEqual(['h1', 'footer']);
  complaints.length = 0;
});
