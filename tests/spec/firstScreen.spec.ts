// What a visitor sees before scrolling, where it depends on the words of the sample.
import type { Locator, Page } from '@playwright/test';
import { documentAt, entryPages } from '../support/builtSite.ts';
import { inWindows } from '../support/inWindows.ts';
import { waitForHydration } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

/** Phones, one of them in landscape, and a tablet. */
const smallScreens = ['320x568', '390x844', '820x1180', '844x390'];

/** Expects the drawing of a page to be whole, or nearly so: not taller than the screen, and at most this wide for a height of 1. */
async function expectWholeDrawing(page: Page, most: number) {
  const plate = await page.locator('main .plate').first().boundingBox();
  const screen = page.viewportSize();
  const message = `the drawing of ${plate?.width}\u00d7${plate?.height} on ${screen?.width}\u00d7${screen?.height}`;
  expect(plate && screen && plate.height <= screen.height && plate.width / plate.height <= most, message).toBe(true);
}

for (const path of entryPages.jobs) {
  test(`the first screen of ${path} shows its drawing and the button, and on most its pay`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await inWindows(page, smallScreens, async (width) => {
      const parts = [main.getByRole('link', { name: 'Apply Now' }).first()];
      if (width > 320) parts.push(main.locator('dt:text-is("Pay") + dd'));
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      await expectWholeDrawing(page, width > 320 ? 1.51 : 2.5);
    });
  });
}

for (const path of entryPages.services) {
  test(`the first screen of ${path} shows its drawing, title, button and facts`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const facts = main.locator('dl').first();
    await inWindows(page, [...smallScreens, '1440x900'], async (width, height) => {
      const parts = [main.getByRole('heading', { level: 1 }), main.getByRole('link', { name: 'Get Started' })];
      // In landscape a phone has no room for the facts.
      if (height > 480) parts.push(width < 640 ? facts.getByRole('definition').first() : facts);
      if (width > 320) for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      if (width < 1440) await expectWholeDrawing(page, width > 320 ? 1.51 : 2);
    });
    await expect(facts.getByRole('definition').last()).toContainText(/, .+ to .+/);
  });
}

test('the first screen of Home has a result, a button and the start of the tagline with each slide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);
  const slider = page.getByRole('region', { name: 'Highlights' });
  const slide = slider.locator('[data-slide]:not([inert])');
  const dots = await slider.getByRole('group', { name: 'Choose a slide' }).getByRole('button').all();
  expect(dots).toHaveLength(5);
  await inWindows(page, ['390x844', '1280x720', '1440x900', '1920x1080'], async () => {
    for (const dot of dots) {
      await dot.click();
      for (const part of [
        slide.locator('a:not([href^="/projects/"])'),
        slide.locator('.numeral'),
        slide.locator('a[href^="/projects/"]'),
        page.locator('#tagline > :first-child'),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a phone in landscape shows both buttons of Careers and the first field of Contact', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/career');
  for (const name of ['See the 7 open roles', "Let's Talk"])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
});

test('the first screen of Contact has its four fields, and on most desktops the button to send', async ({ page }) => {
  const isConnected = documentAt('/contact').querySelector('form[data-mail-service]');
  test.skip(!isConnected, 'Without mail settings there is a notice above the form.');
  await page.goto('/contact');
  const form = page.getByRole('main').getByRole('form');
  await inWindows(page, ['1024x768', '1440x900', '1920x1080'], async (width) => {
    const controls = form.locator(':is(input, select, textarea, button):not([tabindex="-1"])');
    await expect(controls).toHaveCount(5);
    for (const part of (await controls.all()).slice(0, width < 1440 ? 4 : 5))
      await expect(part).toBeInViewport({ ratio: 1 });
    const [name, email] = [await controls.nth(0).boundingBox(), await controls.nth(1).boundingBox()];
    expect(email?.y, 'name and email are level').toBe(name?.y);
  });
});

test('the first screen of the blog has the whole title of its newest article', async ({ page }) => {
  await page.goto('/blog');
  const articles = page.getByRole('article');
  const feed = page.getByRole('main').locator('div:has(> a[href$=".xml"])');
  await inWindows(page, ['1440x900', '1920x1080'], async () => {
    await expect(articles.first().getByRole('heading')).toBeInViewport({ ratio: 1 });
    const top = async (part: Locator) => (await part.boundingBox())?.y;
    expect(await top(feed)).toBe(await top(articles.last()));
  });
});

test('the first screen of Services names every service', async ({ page }) => {
  await page.goto('/services');
  const names = page.getByRole('navigation', { name: 'Services by name', exact: true });
  await expect(names.getByRole('link')).toHaveCount(entryPages.services.length);
  await inWindows(page, ['1280x720', '1440x900', '1920x1080'], async () => {
    await expect(names).toBeInViewport({ ratio: 1 });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(names).toBeHidden();
});
