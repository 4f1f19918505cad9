import type { Page } from '@playwright/test';
import { formStrings } from '../../src/features/contact/form/strings.ts';
import { layoutStrings } from '../../src/layout/strings.ts';
import { browserPages, documentAt } from '../support/builtSite.ts';
import { getField } from '../support/contactForm.ts';
import { hydrated, settled, withoutParticles } from '../support/island.ts';
import { getScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

/** Hidden texts, wrong numbers and dead controls, of which there must be none if a script did not run. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A hydrated island decides what is shown.
    const works = (element: Element) => element.closest('astro-island:not([ssr])') !== null;
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, blockquote, figcaption)')];
    // Closed answers, decoration, which some sizes leave out, and what only paper shows.
    const mayBeHidden = (text: Element) => text.closest('details, [aria-hidden="true"], .only-on-paper') !== null;
    // A control that its script shows works if it is visible.
    const controls = [...document.querySelectorAll('main button:not([data-copy])')].filter(
      (button) => !button.closest('form'),
    );
    return {
      hidden: texts
        .filter((text) => !mayBeHidden(text) && !works(text) && !seen(text))
        .map(({ textContent }) => textContent),
      dead: controls.filter((control) => !works(control) && seen(control)).length,
    };
  });
const nothing = { hidden: [], dead: 0 };

/** Numbers that do not show their targets, and blurred texts. */
const unfinished = (page: Page) =>
  page.evaluate(() => ({
    counting: [...document.querySelectorAll('[data-count] + *')].filter(
      (target) => !target.checkVisibility({ opacityProperty: true }),
    ).length,
    blurred: [...document.querySelectorAll('[data-enter-at] > *')].filter(
      (overlay) => getComputedStyle(overlay).filter !== 'none',
    ).length,
  }));
const finished = { counting: 0, blurred: 0 };

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of browserPages) {
    test(`${path} shows every text, its counters at their targets and no dead control`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
      expect(await missing(page)).toEqual(nothing);
      expect(await unfinished(page)).toEqual(finished);
      await expect(page.locator('header button, dialog button').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('every slide and quote can be scrolled to, and answers open one at a time', async ({ page }) => {
    await page.goto('/');
    const texts = page.locator('[data-slide] p, figure blockquote');
    for (const text of await texts.all()) {
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeInViewport();
    }
    const questions = page.locator('details:has(> summary + *)');
    test.skip((await questions.count()) < 2, 'One answer at a time takes two questions.');
    for (const question of [questions.first(), questions.last()]) {
      await question.locator('summary').click();
      await expect(question.locator('summary + *')).toBeVisible();
    }
    await expect(questions.first().locator('summary + *')).toBeHidden();
  });

  test('on a phone a link to the footer replaces the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: layoutStrings.menu, exact: true }).click();
    await expect(page).toHaveURL('/about#links');
    await expect(page.locator('#links').getByRole('link').first()).toBeInViewport();
  });

  test('the browser validates the contact form, which then opens an email', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Log.enable');
    await session.send('Page.enable');
    const log: string[] = [];
    session.on('Log.entryAdded', ({ entry }) => log.push(entry.text));
    await page.goto('/contact');
    const requested = new Promise<string>((resolve) => {
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
      session.on('Page.frameScheduledNavigation', ({ url }) => resolve(url));
    });
    const send = page.getByRole('button', { name: formStrings.send, exact: true });
    await send.click();
    await expect(getField(page, 'name')).toBeFocused();
    await getField(page, 'name').fill('Someone');
    await getField(page, 'email').fill('someone@example.com');
    await getField(page, 'service').selectOption({ index: 1 });
    await getField(page, 'message').fill('Hello');
    await send.click();
    const address = documentAt('/contact').querySelector('main a[href^="mailto:"]')?.getAttribute('href') ?? '';
    expect((await requested).startsWith(address)).toBe(true);
    expect(log.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  });
});

// Any error in the console fails it. Together they have every script that uses it.
test('without IntersectionObserver no script throws', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  for (const path of ['/', '/about', '/career']) {
    await page.goto(path);
    await hydrated(page);
  }
});

// The pages with islands. The last pattern is all scripts.
for (const path of ['/', '/contact']) {
  test(`${path} is complete when any of its script files answers 404, or all`, async ({ page, consoleErrors }) => {
    await withoutParticles(page);
    // Drawings are not needed here, and take the most time.
    await page.route('**/drawings/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
    for (const file of [...getScripts(path), '/_astro/*.js']) {
      await test.step(file, async () => {
        await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
        const answered = page.waitForResponse(`**${file}`);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await answered;
        await settled(page);
        // The page may need a moment to recover.
        await expect.poll(() => missing(page)).toEqual(nothing);
        await page.unroute(`**${file}`);
      });
    }
    // The browser reports only the files that failed.
    for (const consoleError of consoleErrors.splice(0))
      expect(consoleError).toMatch(/404|dynamically imported module|_astro/);
  });
}
