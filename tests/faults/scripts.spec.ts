import type { Page } from '@playwright/test';
import { kinds, lostPages } from '../support/addresses.ts';
import { hydrated, openStill, pass } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

const moving = ['/', '/about', '/career', '/blog', '/services/web-dev'];
const everyKind = [...kinds, ...lostPages];

/** What a visitor cannot read, cannot trust or cannot use: nothing of it may be left where a script did not run. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Where an island works, it decides what is shown.
    const works = (element: Element) => element.closest('astro-island:not([ssr])') !== null;
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, blockquote, figcaption)')];
    const counts = [...document.querySelectorAll<HTMLElement>('[data-count]')];
    const controls = [...document.querySelectorAll('main button')].filter((button) => !button.closest('form'));
    return {
      hidden: texts
        .filter((text) => !text.closest('details, [data-picture]') && !works(text) && !seen(text))
        .map(({ textContent }) => textContent),
      wrong: counts.filter((count) => !works(count) && count.textContent !== count.dataset.count).length,
      dead: controls.filter((control) => !works(control) && seen(control)).length,
      blurred: [...document.querySelectorAll('[data-reveal]')].filter(
        (overlay) => !works(overlay) && getComputedStyle(overlay).filter !== 'none',
      ).length,
    };
  });
const nothing = { hidden: [], wrong: 0, dead: 0, blurred: 0 };

test.describe('Row 30: JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of everyKind) {
    test(`Row 30: ${path} shows every text, its counters at their targets and no dead control`, async ({ page }) => {
      await page.goto(path);
      expect(await missing(page)).toEqual(nothing);
      for (const control of await page.locator('header button, dialog button').all())
        await expect(control).toBeHidden();
      for (const link of await page.getByRole('main').getByRole('link').all())
        await expect(link).toHaveAttribute('href', /^(\/|#|https:|mailto:|tel:)/);
    });
  }

  test('Row 30: every answer opens', async ({ page }) => {
    await page.goto('/');
    for (const question of await page.locator('details').all()) {
      await question.locator('summary').click();
      await expect(question.locator('summary ~ *').first()).toBeVisible();
    }
  });
});

for (const path of moving) {
  const faults = [
    ['answers 404', () => ({ status: 404, body: '' })],
    [
      'breaks off midway',
      (body: string) => ({ status: 200, contentType: 'text/javascript', body: body.slice(0, body.length / 2) }),
    ],
  ] as const;
  for (const [fault, spoil] of faults) {
    test(`Row 31: ${path} is complete when any one of its script files ${fault}`, async ({ page, complaints }) => {
      test.setTimeout(120_000);
      const files = new Map<string, string>();
      page.on('response', async (response) => {
        if (response.request().resourceType() === 'script' && response.ok())
          files.set(response.url(), await response.text().catch(() => ''));
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const all = [...files];
      if (path !== '/blog') expect(all.length).toBeGreaterThan(0);
      for (const [url, body] of all) {
        await page.route(url, (route) => route.fulfill(spoil(body)));
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await missing(page), url).toEqual(nothing);
        await page.unroute(url);
      }
      // The browser says which file failed, and nothing else fails with it.
      for (const complaint of complaints.splice(0))
        expect(complaint).toMatch(/404|dynamically imported module|SyntaxError|Unexpected|Invalid|missing|_astro/);
    });
  }
}

test.describe('Row 34: IntersectionObserver missing, canvas context null', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );

  for (const path of ['/', '/about', '/career']) {
    test(`Row 34: ${path} shows its targets and everything that waits to be seen, without an error`, async ({
      page,
    }) => {
      await openStill(page, path);
      await pass(page, 7_000);
      for (const count of await page.locator('[data-count]').all())
        expect(await count.textContent()).toBe(await count.getAttribute('data-count'));
      await expect(page.locator('[data-enter=waiting], [data-reveal=blurred]')).toHaveCount(0);
    });
  }
});

test.describe('Row 35: each picture fails', () => {
  const places = (page: Page) =>
    page
      .locator('h1, h2, h3, p:visible, footer')
      .filter({ hasNotText: /unavailable/ })
      .evaluateAll((all) => all.map((element) => `${element.getBoundingClientRect().top} ${element.textContent}`));

  for (const path of everyKind) {
    test(`Row 35: ${path} stays as it is, and says so where the specification asks for it`, async ({
      page,
      complaints,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 12_000 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
      const before = await places(page);
      await page.route(/\/art\/|\.(avif|webp|png|jpe?g)$/, (route) => route.abort());
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await places(page)).toEqual(before);
      const said = page.getByText(/image unavailable/i).filter({ visible: true });
      await expect(said).toHaveText(
        path === '/about'
          ? Array<string>(3).fill('Team image unavailable')
          : path === '/services/web-dev'
            ? ['Image unavailable for Web Development']
            : [],
      );
      for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED|preload/);
    });
  }
});
