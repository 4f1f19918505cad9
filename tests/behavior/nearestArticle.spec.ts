import { articles, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const [first] = articles;
const id = first?.id ?? '';
const unknown = Number(articles.at(-1)?.id ?? 0) + 100;
const heading = words.notFound.article.heading;

for (const wanted of [unknown, `0${unknown}`, '0', '-1', 'abc']) {
  test(`/blog/${wanted} stays a page that is not found`, async ({ page, complaints }) => {
    await page.goto(`/blog/${wanted}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(`/blog/${wanted}`);
    // The look whether there is such an article is answered with 404, which Chromium reports.
    if (wanted === `0${unknown}`) complaints.length = 0;
  });
}

test.describe('An article whose number is written in another way', () => {
  test.skip(!first, 'There is no article.');

  for (const wanted of [`0${id}`, `${id}abc`, `%20${id}`, `0${id}?from=mail`]) {
    test(`/blog/${wanted} leads on to article ${id}`, async ({ page }) => {
      await page.goto(`/blog/${wanted}`);
      await expect(page).toHaveURL(`/blog/${id}${new URL(wanted, 'https://site.example').search}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
    });
  }

  test('its address is replaced, so that back leads to where the visitor came from', async ({ page }) => {
    await page.goto('/about');
    await page.goto(`/blog/0${id}`);
    await expect(page).toHaveURL(`/blog/${id}`);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});
