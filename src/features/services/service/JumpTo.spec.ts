import { entryPages } from '../../../../tests/support/builtSite.ts';
import { inWindows } from '../../../../tests/support/inWindows.ts';
import { expect, test } from '../../../../tests/support/test.ts';
import { serviceStrings } from './strings.ts';

const path = entryPages.services[0] ?? '';

test.use({ javaScriptEnabled: false });

/** Whether 'Go Back' is seen in one line with the first link of the row, and the target of a link below it. Runs in the page. */
function isInPlace(link: HTMLAnchorElement): boolean {
  const row = link.closest('nav');
  const [goBack, first] = row?.querySelectorAll('a') ?? [];
  const target = document.getElementById(link.hash.slice(1))?.getBoundingClientRect();
  if (!row || !goBack || !first || !target) return false;
  const { left, top, right, bottom } = goBack.getBoundingClientRect();
  const isOnTop = goBack.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  const isBelow = target.top >= row.getBoundingClientRect().bottom && target.top < innerHeight;
  return isOnTop && isBelow && top >= 0 && bottom <= innerHeight && top === first.getBoundingClientRect().top;
}

/** The links that are not wholly in the window when they get the focus. Runs in the page. */
const findCutOff = (row: Element) =>
  [...row.querySelectorAll('a')].filter((link) => {
    link.focus();
    const { left, right } = link.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  }).length;

test("'Go Back' and the links stay in view in a row, which covers no target and no focus", async ({ page }) => {
  await page.goto(path);
  const row = page.getByRole('navigation', { name: serviceStrings.jumpTo.label, exact: true });
  const edge = () => row.evaluate((element) => element.getBoundingClientRect().bottom);
  await inWindows(page, ['320x568', '390x844', '844x390', '1024x768', '1440x900'], async () => {
    for (const link of await row.locator('li a').all()) {
      await link.click();
      await expect.poll(() => link.evaluate(isInPlace)).toBe(true);
    }

    const control = page.locator('main > nav ~ * :is(a, summary):visible').first();
    // Its upper edge is just above the lower one of the row.
    await control.evaluate((element) => element.scrollIntoView());
    const upper = (await control.boundingBox())?.y ?? 0;
    await page.evaluate((distance) => scrollBy(0, distance), upper - (await edge()) + 2);
    await control.focus();
    expect((await control.boundingBox())?.y).toBeGreaterThanOrEqual(await edge());

    // The links of the row themselves are reached without scrolling the page.
    const place = await page.evaluate(() => scrollY);
    expect(await row.evaluate(findCutOff)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});
