import { articles, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// src/scripts/articleNumber.test.ts tests which addresses are redirected.
const [first] = articles;

test('another spelling of an article number is redirected and not kept in the history', async ({ page }) => {
  test.skip(!first, 'There is no article.');
  await page.goto('/about');
  await page.goto(`/blog/0${first?.id}?from=mail`);
  await expect(page).toHaveURL(`/blog/${first?.id}?from=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a number without an article stays a page that is not found', async ({ page, consoleErrors }) => {
  test.skip(!first, 'There is no article.');
  const unknown = `/blog/0${Number(articles.at(-1)?.id ?? 0) + 100}`;
  await page.goto(unknown, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.article.heading);
  await expect(page).toHaveURL(unknown);
  // Chromium logs the 404 of the request that checks for the article.
  consoleErrors.length = 0;
});
