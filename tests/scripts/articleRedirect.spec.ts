import { articles, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// Which addresses mean a number is shown by src/scripts/articleNumber.test.ts.
const [first] = articles;

test('an article whose number is written in another way is led to, and back leads past it', async ({ page }) => {
  test.skip(!first, 'There is no article.');
  await page.goto('/about');
  await page.goto(`/blog/0${first?.id}?from=mail`);
  await expect(page).toHaveURL(`/blog/${first?.id}?from=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a number without an article stays a page that is not found', async ({ page, complaints }) => {
  test.skip(!first, 'There is no article.');
  const unknown = `/blog/0${Number(articles.at(-1)?.id ?? 0) + 100}`;
  await page.goto(unknown, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.article.heading);
  await expect(page).toHaveURL(unknown);
  // The look whether there is such an article is answered with 404, which Chromium reports.
  complaints.length = 0;
});
