import { documentAt, entryPages } from '../../../../tests/support/builtSite.ts';
import { expect, test } from '../../../../tests/support/test.ts';
import { articleStrings } from './strings.ts';

// src/features/blog/article/articleNumber.test.ts tests which addresses are redirected.
const [first] = entryPages.articles;
const number = Number(first?.replace('/blog/', ''));

test('another spelling of an article number is redirected and not kept in the history', async ({ page }) => {
  test.skip(!first, 'There is no article.');
  await page.goto('/about');
  await page.goto(`/blog/0${number}?from=mail`);
  await expect(page).toHaveURL(`/blog/${number}?from=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentAt(first ?? '').title);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a number without an article is not found', async ({ page, consoleErrors }) => {
  const unknown = '/blog/0999999';
  await page.goto(unknown, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articleStrings.notFound.heading);
  await expect(page).toHaveURL(unknown);
  // Chromium logs the 404 of the request that checks for the article.
  consoleErrors.length = 0;
});
