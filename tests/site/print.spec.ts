import { blocks } from '../support/content.ts';
import { hydrated } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

test('print shows every slide, quote and answer, and the team without blur', { tag: '@browsers' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('[data-slide] p, figure blockquote, details summary ~ *');
  await expect(parts).toHaveCount(2 * blocks.slides.length + blocks.testimonials.length + blocks.questions.length);
  const hidden = await parts.evaluateAll((all) =>
    all
      .filter((text) => !text.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      .map((text) => text.textContent),
  );
  expect(hidden).toEqual([]);
  await page.goto('/about');
  for (const overlay of await page.locator('[data-enter-at] > *').all())
    await expect(overlay).toHaveCSS('filter', 'none');
});
