import { documentAt, entryPages, fixedPages } from '../../../tests/support/builtSite.ts';
import { texts } from '../../../tests/support/parts.ts';
import { expect, test } from '../../../tests/support/test.ts';
import { contentsStrings } from './strings.ts';

const contentsSelector = `nav[aria-label="${contentsStrings.label}"]`;
const path =
  [...entryPages.articles, ...fixedPages].find((page) => documentAt(page).querySelector(contentsSelector)) ?? '';

test('contents lead to their headings below the header, and are closed on a phone', async ({ page }) => {
  test.skip(!path, 'No page has contents.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const contents = page.getByRole('navigation', { name: contentsStrings.label });
  const links = contents.getByRole('link');
  const headings = texts(documentAt(path), `${contentsSelector} a`);
  await expect(links).toHaveText(headings);
  await expect(contents.locator('summary')).toBeHidden();
  const header = page.getByRole('banner');
  for (const [index, heading] of headings.entries()) {
    await links.nth(index).click();
    const hash = await links.nth(index).getAttribute('href');
    await expect(page).toHaveURL(`${path}${hash}`);
    const target = page.locator(`[id="${decodeURIComponent(hash ?? '').slice(1)}"]`);
    await expect(target).toContainText(heading);
    await expect(target).toBeInViewport();
    const top = (await target.boundingBox())?.y ?? 0;
    const edge = await header.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top, heading).toBeGreaterThanOrEqual(edge);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links.first()).toBeHidden();
  await contents.locator('summary').click();
  await expect(links.first()).toBeInViewport();
});
