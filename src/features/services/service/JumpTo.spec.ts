import { entryPages } from '../../../../tests/support/builtSite.ts';
import { expect, test } from '../../../../tests/support/test.ts';
import { serviceStrings } from './strings.ts';

const path = entryPages.services[0] ?? '';

test.use({ javaScriptEnabled: false });

/** Whether nothing covers the middle of an element. Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test("'Go Back' stays in one line with the links below the first screen, and covers no target and no focus", async ({
  page,
}) => {
  await page.goto(path);
  const row = page.getByRole('navigation', { name: serviceStrings.jumpTo.label, exact: true });
  const goBack = row.getByRole('link', { name: serviceStrings.goBack.label, exact: true });
  const edge = () => row.evaluate((element) => element.getBoundingClientRect().bottom);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1024, 768],
    [1440, 900],
  ] as const) {
    const screen = `${width}\u00d7${height}`;
    await page.setViewportSize({ width, height });
    for (const link of await row.locator('li a').all()) {
      await link.click();
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await expect(target, screen).toBeInViewport();
      await expect(goBack, screen).toBeInViewport({ ratio: 1 });
      expect(await goBack.evaluate(isOnTop), screen).toBe(true);
      expect((await target.boundingBox())?.y, screen).toBeGreaterThanOrEqual(await edge());
      expect((await link.boundingBox())?.y, screen).toBe((await goBack.boundingBox())?.y);
    }

    const control = page.locator('main > nav ~ * :is(a, summary):visible').first();
    // Its upper edge is just above the lower one of the row.
    await control.evaluate((element) => element.scrollIntoView());
    const upper = (await control.boundingBox())?.y ?? 0;
    await page.evaluate((distance) => scrollBy(0, distance), upper - (await edge()) + 2);
    await control.focus();
    expect((await control.boundingBox())?.y, screen).toBeGreaterThanOrEqual(await edge());

    // The links of the row themselves are reached without scrolling the page.
    const place = await page.evaluate(() => scrollY);
    for (const link of await row.getByRole('link').all()) {
      await link.focus();
      await expect(link, screen).toBeInViewport({ ratio: 0.95 });
    }
    expect(await page.evaluate(() => scrollY), screen).toBe(place);
  }
});
