import { documentAt, entryPages } from '../../../../tests/support/builtSite.ts';
import { expect, test } from '../../../../tests/support/test.ts';

/** The blocks of each type. */
const blocks = {
  imageText: 'main > article section:has(img, svg[role="img"])',
  section: 'main > article section:not(:has(img, svg[role="img"]))',
  text: 'main > article .statement',
};

/** The article with the most blocks beside pictures. */
const pictured = (path: string) => documentAt(path).querySelectorAll(blocks.imageText).length;
const [article] = entryPages.articles.toSorted((one, other) => pictured(other) - pictured(one));

test.skip(!article, 'There is no article.');
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  await page.goto(article ?? '');
});

test('pictures alternate sides', async ({ page }) => {
  const textIsLeft = await page.locator(blocks.imageText).evaluateAll((all) =>
    all.map((block) => {
      const [text, picture] = ['p', 'img, svg[role=img]'].map((name) =>
        block.querySelector(name)?.getBoundingClientRect(),
      );
      return text && picture && text.right <= picture.left;
    }),
  );
  expect(textIsLeft).toEqual(textIsLeft.map((_, index) => index % 2 === 0));
});

test('the heading of a section is above its text', async ({ page }) => {
  const above = await page.locator(blocks.section).evaluateAll((all) =>
    all.map((section) => {
      const [heading, text] = [...section.children].map((part) => part.getBoundingClientRect());
      return heading && text && heading.left < text.right && heading.bottom <= text.top;
    }),
  );
  expect(above).toEqual(above.map(() => true));
});

test('statements are centered', async ({ page }) => {
  for (const statement of await page.locator(blocks.text).all())
    await expect(statement).toHaveCSS('text-align', 'center');
});

test('the line of the header shows how far the article was read, if motion is on', async ({ page }) => {
  const width = () =>
    page.getByRole('banner').evaluate((header) => new DOMMatrix(getComputedStyle(header, '::before').transform).a);
  await expect.poll(width).toBe(0);
  await page.locator('main > article').evaluate((element) => scrollTo(0, element.scrollHeight / 2));
  await expect.poll(async () => Math.round(2 * (await width()))).toBe(1);
  await page.locator('main > nav').scrollIntoViewIfNeeded();
  await expect.poll(width).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(width).toBe(0);
});
