import { legalStrings } from '../../src/strings.ts';
import { documentAt, fixedPages } from '../support/builtSite.ts';
import { texts } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';

const legalPage = fixedPages.find((path) => documentAt(path).querySelector('[data-contents]'));
const headings = legalPage ? texts(documentAt(legalPage), '[data-contents] a') : [];

test('a fragment and every entry of the contents scroll to their section, which the contents mark', async ({
  page,
}) => {
  test.skip(!legalPage, 'the site has no legal page');
  const contents = page.getByRole('navigation', { name: legalStrings.sections });
  const section = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const last = headings.at(-1) ?? '';
  const lastLink = documentAt(legalPage ?? '').querySelector('[data-contents] li:last-child a');
  await page.goto(`${legalPage}${lastLink?.getAttribute('href')}`);
  await expect(section(last)).toBeInViewport();
  for (const name of headings) {
    await contents.getByRole('link').filter({ hasText: name }).first().click();
    await expect(section(name)).toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents.locator('a[aria-current] span')).toHaveText(headings[0] ?? '');
});
