import { slug } from '../../src/lib/text.ts';
import { legalStrings } from '../../src/strings.ts';
import { legalPages } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const [legalPage] = legalPages;
const sectionsLabel = legalStrings.sections;
const headings = legalPage?.sections.map(({ heading }) => heading) ?? [];

test('a fragment and every entry of the contents scroll to their section, which the contents mark', async ({
  page,
}) => {
  test.skip(!legalPage, 'the site has no legal page');
  const contents = page.getByRole('navigation', { name: sectionsLabel });
  const section = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const last = headings.at(-1) ?? '';
  await page.goto(`/${legalPage?.id}#${slug(last)}`);
  await expect(section(last)).toBeInViewport();
  for (const name of headings) {
    await contents.getByRole('link').filter({ hasText: name }).first().click();
    await expect(section(name)).toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents.locator('a[aria-current] span')).toHaveText(headings[0] ?? '');
});
