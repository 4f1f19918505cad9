import { entryPages } from '../../../../tests/support/builtSite.ts';
import { inWindows } from '../../../../tests/support/inWindows.ts';
import { expect, test } from '../../../../tests/support/test.ts';
import { jobStrings } from './strings.ts';

const path = entryPages.jobs[0] ?? '';

test.skip(!path, 'No job is open.');
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('only on a phone, a bar at the bottom applies between the buttons of a job, and covers no focus', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.goto(path);
  // Long enough to be read below the first screen, whatever content says.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main ul { min-height: 120vh }');
    document.adoptedStyleSheets = [sheet];
  });
  const buttons = page.getByRole('main').getByRole('link', { name: jobStrings.apply, exact: true });
  // The first one and the last one belong to their sections.
  const bar = buttons.nth(1);
  await expect(buttons).toHaveCount(3);
  await expect(bar).toHaveAttribute('href', (await buttons.first().getAttribute('href')) ?? '');

  const heading = page.getByRole('heading', { name: jobStrings.responsibilities, exact: true });
  await heading.evaluate((element) => {
    element.tabIndex = 0;
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
  });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const { y: top = 0 } = (await bar.locator('..').boundingBox()) ?? {};
  // Its lower edge is just below the upper one of the bar.
  await heading.evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().bottom - top - 2), top);
  await heading.focus();
  const { y = 0, height = 0 } = (await heading.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top);

  await inWindows(page, ['844x390', '820x1180'], async () => {
    await expect(buttons).toHaveCount(2);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('link', { name: jobStrings.apply, exact: true, includeHidden: true }).nth(1).locator('..'),
  ).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await buttons.last().scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
});
