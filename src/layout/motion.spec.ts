import type { Page } from '@playwright/test';
import { entryPages } from '../../tests/support/builtSite.ts';
import { motionSwitch } from '../../tests/support/island.ts';
import { expect, test } from '../../tests/support/test.ts';

// What carousels, counters and particles do with motion off is in their unit tests.

/** The drawings of the hero of the blog. */
const sparklesOn = (page: Page) => page.locator('main section > [aria-hidden="true"] > div');
const countMoving = (page: Page) =>
  sparklesOn(page).evaluateAll((all) => all.filter((sparkle) => sparkle.getAnimations().length > 0).length);

test('the switch stops motion, also on the next page, and starts it against the wish of the system', {
  tag: '@browsers',
}, async ({ page }) => {
  test.skip(entryPages.articles.length === 0, 'Only the blog has sparkles.');
  await page.goto('/blog');
  const all = await sparklesOn(page).count();
  expect(all).toBeGreaterThan(0);
  expect(await countMoving(page)).toBe(all);
  await motionSwitch(page).press('Space');
  expect(await countMoving(page)).toBe(0);
  await expect(sparklesOn(page).filter({ visible: true })).toHaveCount(all);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(motionSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await countMoving(page)).toBe(0);
  await motionSwitch(page).click();
  expect(await countMoving(page)).toBe(all);
});

test('no section after the tagline is laid out before the page has loaded', async ({ page }) => {
  // The page waits for its scripts. Most pictures are lazy: the page does not wait for them.
  await page.route('**/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const sections = page.locator('h1').locator('xpath=following::section[ancestor::main]');
  expect(await sections.count()).toBeGreaterThan(0);
  for (const section of await sections.all()) await expect(section).toHaveCSS('content-visibility', 'auto');
});

test('a drawing is animated on hover and on focus, once', async ({ page }) => {
  test.skip(entryPages.jobs.length === 0, 'The emblems of jobs are on Careers.');
  await page.goto('/career');
  const card = page
    .locator('.hover-animation')
    .filter({ has: page.locator('.blossom, .leaf') })
    .first();
  const parts = await card.locator('.blossom, .leaf').count();
  const moving = () => card.evaluate((element) => element.getAnimations({ subtree: true }).length);
  await card.evaluate((element) => {
    let starts = 0;
    element.addEventListener('animationstart', () => element.setAttribute('data-starts', `${++starts}`));
  });
  await card.hover();
  await expect(card).toHaveAttribute('data-starts', `${parts}`);
  await expect.poll(moving).toBe(0);
  await page.mouse.move(0, 0);
  await card.getByRole('link').focus();
  await expect(card).toHaveAttribute('data-starts', `${2 * parts}`);
  await expect.poll(moving).toBe(0);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sparkles of the blog move, unless the system asks for less motion, and then no change takes time', async ({
    page,
  }) => {
    test.skip(entryPages.articles.length === 0, 'Only the blog has sparkles.');
    await page.goto('/blog');
    expect(await countMoving(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await countMoving(page)).toBe(0);
    const times = await page
      .locator('main *')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).transitionDuration));
    expect(new Set(times)).toEqual(new Set(['0s']));
  });
});
