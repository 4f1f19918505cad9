import { browserPages, entryPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

const seen = browserPages.filter((path) => entryPages.articles.includes(path));

test('the blocks of an article have text and picture on alternating sides, starting with text on the left', async ({
  page,
}) => {
  test.skip(seen.length === 0, 'There is no article.');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of seen) {
    await page.goto(path);
    const textIsLeft = await page.locator('[data-block=imageText]').evaluateAll((all) =>
      all.map((block) => {
        const [text, picture] = ['p', 'img'].map((name) => block.querySelector(name)?.getBoundingClientRect());
        return text && picture && text.right <= picture.left;
      }),
    );
    expect(textIsLeft, path).toEqual(textIsLeft.map((_, index) => index % 2 === 0));
  }
});

test('the heading of a section stands in the margin beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sections = page.locator('[data-block=section]');
  let count = 0;
  for (const path of seen) {
    await page.goto(path);
    const beside = await sections.evaluateAll((all) =>
      all.map((section) => {
        const [heading, text] = [...section.children].map((part) => part.getBoundingClientRect());
        return heading && text && heading.right <= text.left && heading.top === text.top;
      }),
    );
    expect(beside, path).toEqual(beside.map(() => true));
    count += beside.length;
  }
  test.skip(count === 0, 'No article that is looked at has a section.');
});

test('a statement of an article is centered', async ({ page }) => {
  const statement = page.locator('[data-block=text] p').first();
  for (const path of seen) {
    await page.goto(path);
    if ((await statement.count()) === 0) continue;
    return expect(statement).toHaveCSS('text-align', 'center');
  }
  test.skip(true, 'No article that is looked at has a statement.');
});
