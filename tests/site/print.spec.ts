import type { Page } from '@playwright/test';
import { documentAt, entryPages } from '../support/builtSite.ts';
import { hydrated } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

// A4, on which pictures are above the slides.
test.use({ viewport: { width: 794, height: 1123 } });

async function printHome(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
}

test('print shows every slide, quote and answer without an empty area above', { tag: '@browsers' }, async ({
  page,
}) => {
  await printHome(page);
  const parts = page.locator('[data-slide] p, figure blockquote, details summary ~ *');
  const hidden = await parts.evaluateAll((all) =>
    all
      .filter((text) => !text.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      .map((text) => text.textContent),
  );
  expect(hidden).toEqual([]);
  const cutAnswers = await page.locator('details:has(summary + *)').evaluateAll((all) =>
    all.filter((question) => {
      const answer = question.lastElementChild?.getBoundingClientRect();
      return answer && answer.bottom > question.getBoundingClientRect().bottom + 1;
    }),
  );
  expect(cutAnswers).toHaveLength(0);
  for (const slider of await page.locator('section:has([data-slide])').all()) {
    const firstSlide = await slider.locator('[data-slide]').first().boundingBox();
    expect((firstSlide?.y ?? 0) - ((await slider.boundingBox())?.y ?? 0)).toBeLessThan(100);
  }
  await expect(page.locator('.skip-link, header button').filter({ visible: true })).toHaveCount(0);
});

test('print has drawings and lines for paper, with a dark theme, too', { tag: '@browsers' }, async ({ page }) => {
  await printHome(page);
  const darkDrawings = await page
    .locator('source[media]')
    .evaluateAll((sources: HTMLSourceElement[]) => sources.filter(({ media }) => matchMedia(media).matches).length);
  expect(darkDrawings).toBe(0);
  // A band has no background on paper, so its light lines are dark.
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const stems = await page.locator('[aria-labelledby="process"] li').evaluateAll((steps) =>
    steps.map((step) => {
      const line = step.querySelector('.highlight-line');
      return line && getComputedStyle(line).stroke;
    }),
  );
  expect(stems).toEqual(stems.map(() => ink));
});

test('print shows the team without blur', { tag: '@browsers' }, async ({ page }) => {
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  for (const overlay of await page.locator('[data-enter-at] > *').all())
    await expect(overlay).toHaveCSS('filter', 'none');
});

test('a role on paper says in a sentence where to apply', async ({ page }) => {
  const [path = ''] = entryPages.jobs;
  test.skip(!path, 'There is no open role.');
  await page.goto(path);
  const address = page
    .getByRole('main')
    .getByText(/^To apply, write to \S+@\S+\.$/)
    .first();
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  await expect(page.getByText('or email', { exact: true }).first()).toBeHidden();
});

test('on paper long lines of code wrap', { tag: '@browsers' }, async ({ page }) => {
  const path = entryPages.articles.find((address) => documentAt(address).querySelector('pre'));
  test.skip(!path, 'No article has code.');
  await page.goto(path ?? '');
  await page.emulateMedia({ media: 'print' });
  const box = page.locator('main pre').first();
  await box.locator('code').evaluate((code) => code.prepend(`${'several words '.repeat(20)}${'word'.repeat(50)}\n`));
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** A title without spaces, and without the full stops that a drawing replaces in the tagline. */
const shorten = (title: string) => title.replaceAll(/[\s.\u00AD\uFEFF]/g, '');

/** The titles of the outline of a PDF. */
const readTitles = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Title\s*(?:\(((?:\\.|[^\\)])*)\)|<([\dA-F]*)>)/gis)].map(
    ([, text = '', code = '']) => {
      const title = code ? Buffer.from(code, 'hex').swap16().toString('utf16le') : text.replaceAll(/\\(.)/g, '$1');
      return shorten(title);
    },
  );

for (const path of ['/', entryPages.services[0], entryPages.articles[0]].filter((address) => address !== undefined)) {
  test(`the headings of ${path} are in its PDF, on A4 and Letter`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const headings = await page.locator('main :is(h1, h2):not(.visually-hidden):visible').allTextContents();
    expect(headings).not.toHaveLength(0);
    for (const format of ['A4', 'Letter']) {
      const titles = readTitles(await page.pdf({ format, outline: true, tagged: true }));
      expect(titles, format).toEqual(expect.arrayContaining(headings.map(shorten)));
    }
  });
}
