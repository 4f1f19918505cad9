import type { Page } from '@playwright/test';
import { browserPages, kinds, notFoundPages, textAt } from '../support/builtSite.ts';
import { blocks } from '../support/content.ts';
import { hydrated, settled, withoutParticles } from '../support/island.ts';
import { scriptsOf } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

/** What a visitor cannot read, cannot trust or cannot use: nothing of it may be left where a script did not run. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Where an island works, it decides what is shown.
    const works = (element: Element) => element.closest('astro-island:not([ssr])') !== null;
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, blockquote, figcaption)')];
    // What is hidden until its own behavior shows it is alive where it is seen.
    const controls = [...document.querySelectorAll('main button:not([data-copy])')].filter(
      (button) => !button.closest('form'),
    );
    return {
      hidden: texts
        .filter((text) => !text.closest('details, [data-picture]') && !works(text) && !seen(text))
        .map(({ textContent }) => textContent),
      dead: controls.filter((control) => !works(control) && seen(control)).length,
    };
  });
const nothing = { hidden: [], dead: 0 };

/** Numbers that are not their targets, and words that are blurred. */
const unfinished = (page: Page) =>
  page.evaluate(() => ({
    wrong: [...document.querySelectorAll<HTMLElement>('[data-count]')].filter(
      ({ dataset, textContent }) => textContent !== dataset.count,
    ).length,
    blurred: [...document.querySelectorAll('[data-enter-at] > *')].filter(
      (overlay) => getComputedStyle(overlay).filter !== 'none',
    ).length,
  }));
const finished = { wrong: 0, blurred: 0 };

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows every text, its counters at their targets and no dead control', async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of [...browserPages, ...notFoundPages]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
      expect(await missing(page), path).toEqual(nothing);
      expect(await unfinished(page), path).toEqual(finished);
      await expect(page.locator('header button, dialog button').filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test('every answer is there, and opens', async ({ page }) => {
    test.skip(blocks.questions.length === 0, 'No question is asked.');
    await page.goto('/');
    const questions = page.locator('details:has(> summary + *)');
    await expect(questions).toHaveCount(blocks.questions.length);
    await questions.last().locator('summary').click();
    await expect(questions.last().locator('summary + *')).toBeVisible();
  });
});

test.describe('a page is complete when any one of its script files fails', () => {
  const cutInHalf = new Set<string>();

  for (const path of kinds) {
    const faults = [...scriptsOf(path)].flatMap((file) => {
      const notFound = { file, name: 'answers 404', answer: { status: 404, body: '' } };
      // Without it, each kind of page is looked at in the night. What it does in half is the same on every page.
      if (cutInHalf.has(file)) return process.env.EVERY_PAGE ? [notFound] : [];
      cutInHalf.add(file);
      const half = textAt(file).slice(0, textAt(file).length / 2);
      return [notFound, { file, name: 'breaks off', answer: { contentType: 'text/javascript', body: half } }];
    });

    if (faults.length === 0) continue;
    test(path, async ({ page, complaints }) => {
      test.setTimeout(60_000 + faults.length * 5_000);
      await withoutParticles(page);
      // Drawings have no part in this, and take the most time.
      await page.route('**/art/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
      for (const { file, name, answer } of faults) {
        await page.route(`**${file}`, (route) => route.fulfill(answer));
        const answered = page.waitForResponse(`**${file}`);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await answered;
        await settled(page);
        // It may take the page a moment to notice.
        await expect.poll(() => missing(page), { message: `${file} ${name}` }).toEqual(nothing);
        // A counter that waits to be seen shows its target on paper, if it is alive; a dead one shows it anyway.
        await page.emulateMedia({ media: 'print' });
        await expect.poll(() => unfinished(page), { message: `${file} ${name}` }).toEqual(finished);
        await page.emulateMedia({ media: 'screen' });
        await page.unroute(`**${file}`);
      }
      // The browser says which file failed, and nothing else fails with it.
      for (const complaint of complaints.splice(0))
        expect(complaint).toMatch(/404|dynamically imported module|SyntaxError|Unexpected|Invalid|missing|_astro/);
    });
  }
});

test('without IntersectionObserver and canvas everything is shown, and nothing fails', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  for (const path of kinds) {
    await page.goto(path);
    await hydrated(page);
    const wrong = await page
      .locator('[data-count]')
      .evaluateAll(
        (all: HTMLElement[]) => all.filter(({ dataset, textContent }) => textContent !== dataset.count).length,
      );
    expect(wrong, path).toBe(0);
    await expect(page.locator('[data-enter=waiting]'), path).toHaveCount(0);
  }
});
