// What a visitor sees before scrolling, where it depends on the words of the sample.
import type { Page } from '@playwright/test';
import { entryPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** The bottom edge of an element. */
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

for (const path of entryPages.jobs) {
  test(`${path} shows its pay and the button on the first screen, below a low picture`, async ({ page }) => {
    const faults: string[] = [];
    await page.goto(path);
    // The height of the picture above the text, and without a limit beside it.
    for (const [width, height, most] of [
      [390, 844, 203],
      [820, 1180, 354],
      [844, 390, Number.POSITIVE_INFINITY],
    ] as const) {
      await page.setViewportSize({ width, height });
      const screen = `${width}\u00d7${height}`;
      const pay = await bottomOf(page, 'dt:text-is("Pay") + dd');
      if (pay > height) faults.push(`${screen}: the pay ends at ${pay}`);
      const button = await bottomOf(page, 'main a:has-text("Apply Now")');
      if (button > height) faults.push(`${screen}: the button ends at ${button}`);
      const picture = (await page.locator('main .plate').first().boundingBox())?.height ?? 0;
      if (picture > most) faults.push(`${screen}: the picture is ${picture} high`);
    }
    expect(faults).toEqual([]);
  });
}

test('a phone in landscape shows both buttons of Careers and the first field of Contact', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/career');
  for (const name of ['See the 7 open roles', "Let's Talk"])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
});

test('the first article of the blog begins within 700 pixels of a common screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  const { y = 0 } = (await page.getByRole('article').first().boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(700);
});

for (const path of entryPages.services) {
  test(`the first screen of ${path} shows its title, its button and its facts, the last of which is a project`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const parts = [main.getByRole('heading', { level: 1 }), main.getByRole('link', { name: 'Get Started' })];
      // In landscape a phone has no room for the facts.
      if (height > 480) parts.push(main.locator('dl').first());
      for (const part of parts) await expect(part, `${width}\u00d7${height}`).toBeInViewport({ ratio: 1 });
    }
    await expect(main.locator('dl').first().getByRole('definition').last()).toContainText(/, .+ to .+/);
  });
}
