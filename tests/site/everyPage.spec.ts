import AxeBuilder from '@axe-core/playwright';
import { lostPages, pages } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test('every page has its own title and its own description', async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async (path) => {
      const html = await (await request.get(path)).text();
      return {
        title: /<title>([^<]+)/.exec(html)?.[1],
        description: /<meta name="description" content="([^"]+)/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(38);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(38);
});

for (const path of pages) {
  test(`${path} answers 200 with its canonical address and may be indexed`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/html');
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="https://trelliswork.example${path}">`);
    expect(html).not.toContain('noindex');
    expect(html).toContain('<html lang="en"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
}

for (const path of lostPages) {
  test(`${path} answers 404, is not to be indexed and has no canonical address`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });
}

for (const path of [...pages, ...lostPages]) {
  test(`${path} is accessible, in both themes and by keyboard`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    // No page has frames, so that one look at the page itself is all.
    const found = async (axe: AxeBuilder) =>
      (await axe.setLegacyMode().analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );

    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`axe finds nothing in the ${colorScheme} theme`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        expect(await found(new AxeBuilder({ page }).withTags(tags))).toEqual([]);
      });
    }

    await test.step('the skip link comes first and leads past the header; the focus is always seen', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const outlines = ['', '::after'].map((part) => element && getComputedStyle(element, part).outlineStyle);
        return { past: Boolean(element?.closest('main, footer')), seen: outlines.some((style) => style !== 'none') };
      });
      expect(focused).toEqual({ past: true, seen: true });
    });
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading, its navigation and every text', async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of [...pages, ...lostPages]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
      const hidden = await page
        .locator('main :is(h2, h3, p, li, dt, dd):not(details *)')
        .evaluateAll((all) =>
          all.filter((text) => !text.checkVisibility({ visibilityProperty: true })).map((text) => text.textContent),
        );
      expect(hidden, path).toEqual([]);
    }
  });
});
