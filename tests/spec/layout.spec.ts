// What the specification says about the layout. A company deletes this folder.
import { kinds } from '../support/builtSite.ts';
import { inWindows } from '../support/inWindows.ts';
import { expect, test } from '../support/test.ts';

test('the cards of Careers are in rows of four, and seven of them in four and three', async ({ page }) => {
  await page.goto('/career');
  await inWindows(page, ['1440x900', '1920x900', '2560x900'], async () => {
    const tops = await page
      .getByRole('region', { name: 'What We Are Looking For', exact: true })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect(rows.slice(0, 2)).toEqual([4, Math.min(4, tops.length - 4)]);
  });
});

test('the blog has three columns on a large screen', async ({ page }) => {
  await page.goto('/blog');
  await inWindows(page, ['1024x900', '1100x900', '1440x900', '1920x900', '2560x900'], async () => {
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(3);
  });
});

test('on a phone the closing and the footer are little more than a screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of kinds) {
    await page.goto(path);
    const height = await page
      .locator('main > section:has(#call), body > footer')
      .evaluateAll((parts) => parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
    expect(height, path).toBeLessThanOrEqual(path.startsWith('/jobs/') ? 1150 : 1100);
  }
});

test('the headings of the not-found pages for jobs and articles are red with a cross mark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [path, name] of [
    ['/jobs/nowhere', 'Job not found'],
    ['/blog/nowhere', 'Blog not found.'],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name, exact: true });
    const color = await heading.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(red, color).toBeGreaterThan(150);
    expect(Math.max(green, blue), color).toBeLessThan(60);
    const cross = page.locator('h1').locator('xpath=preceding-sibling::*[@aria-hidden="true"]');
    await expect(cross).toBeVisible();
    await expect(cross).toHaveCSS('background-color', color);
  }
});

test('numbers of steps and titles of values are in line on a tablet, numbers of achievements on a phone', async ({
  page,
}) => {
  for (const [width, path, selector] of [
    [820, '/', '[aria-labelledby="process"] .numeral'],
    [820, '/about', '[aria-labelledby="values"] h3'],
    [390, '/about', '[aria-labelledby="achievements"] .numeral'],
  ] as const) {
    await page.setViewportSize({ width, height: 1180 });
    await page.goto(path);
    const tops = await page
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${selector} of ${path}`).toBe(tops.length / 2);
  }
});

test('on a phone the pictures of the core offerings are as wide as the column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const pictures = page.locator('[aria-labelledby="offerings"] img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) expect((await picture.boundingBox())?.width).toBe(350);
});

test('the contents of an article stay in view beside its texts, and every heading is above its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog/1');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const sections = page.locator('article section');
  await expect(sections).toHaveCount(7);
  for (const section of await sections.all()) {
    const heading = section.getByRole('heading');
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    for (const link of await contents.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    const [headingBox, textBox] = [await heading.boundingBox(), await section.locator('p').first().boundingBox()];
    expect(headingBox?.y).toBeLessThan(textBox?.y ?? 0);
    expect(Math.abs((headingBox?.x ?? 0) - (textBox?.x ?? 0))).toBeLessThan(3);
  }
  const lefts = await page
    .locator('article section h2')
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
  // Nine of twelve columns, and half of them for a text that has its picture on the left.
  expect(new Set(lefts)).toEqual(new Set([336, 790]));
});

test('up to a small desktop headings of an article stay in view, and begin in one column', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 900 });
  await page.goto('/blog/1');
  const headings = page.locator('article section > h2');
  for (const heading of await headings.all()) {
    await heading.evaluate((element) => {
      const { bottom } = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      scrollBy({ top: bottom - 250, behavior: 'instant' });
    });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect((await heading.boundingBox())?.y).toBeGreaterThan(76);
  }
  const lefts = await page
    .locator('article section h2')
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
  // Texts that have their picture on the left are in the right half.
  expect(new Set(lefts.filter((left) => left < 600)).size).toBe(1);
});
