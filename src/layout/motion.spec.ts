import type { Page } from '@playwright/test';
import { entryPages } from '../../tests/support/builtSite.ts';
import { motionSwitch as inHeader } from '../../tests/support/island.ts';
import { expect, test } from '../../tests/support/test.ts';
import { layoutStrings } from './strings.ts';

// The unit tests of carousels, counters and particles test what they do with motion off.
const inMenu = (page: Page) =>
  page
    .getByRole('dialog', { name: layoutStrings.menu, exact: true })
    .getByRole('button', { name: layoutStrings.motion, exact: true });

/** The drawings of the hero of the blog. */
const sparklesOn = (page: Page) => page.locator('main section > [aria-hidden="true"] > div');

test('the switch stops and starts motion, in the header and in the menu, in every tab and on every page', {
  tag: '@browsers',
}, async ({ page, context }) => {
  test.skip(entryPages.articles.length === 0, 'Only the blog has sparkles.');
  const sparkles = sparklesOn(page);
  const moving = () =>
    sparkles.evaluateAll((all) => all.filter((sparkle) => sparkle.getAnimations().length > 0).length);
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/blog');
  const all = await sparkles.count();
  expect(all).toBeGreaterThan(0);
  expect(await moving()).toBe(all);
  const other = await context.newPage();
  await other.goto('/about');
  await inHeader(page).press('Space');
  expect(await moving()).toBe(0);
  await expect(sparkles.filter({ visible: true })).toHaveCount(all);
  await expect(inHeader(other)).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(inHeader(page)).toBeHidden();
  await page.getByRole('button', { name: layoutStrings.openMenu, exact: true }).click();
  await expect(inMenu(page)).toHaveAttribute('aria-pressed', 'true');
  await inMenu(page).click();
  expect(await moving()).toBe(all);
  await expect(inHeader(other)).toHaveAttribute('aria-pressed', 'false');
});

test('the switch follows the system until the visitor chooses, and ignores invalid stored values', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => localStorage.setItem('motion', '"><b>'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
  await inHeader(page).click();
  await page.goto('/services');
  await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
  test.skip(entryPages.articles.length === 0, 'Only the blog has sparkles.');
  await page.goto('/blog');
  await expect(sparklesOn(page).first()).not.toHaveCSS('animation-name', 'none');
});

test('no section after the tagline is laid out before the page has loaded', async ({ page }) => {
  // The page waits for its scripts. Most pictures are lazy: the page does not wait for them.
  await page.route('**/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const laidOut = await page
    .locator('h1')
    .evaluate(
      (title) =>
        [...document.querySelectorAll('main section')].filter(
          (section) =>
            title.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING &&
            getComputedStyle(section).contentVisibility !== 'auto',
        ).length,
    );
  expect(laidOut).toBe(0);
});

test('a drawing is animated on hover and on focus, once, and not with motion off', async ({ page }) => {
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

  await inHeader(page).click();
  await card.hover();
  await card.getByRole('link').focus();
  expect(await moving()).toBe(0);
  await expect(card).toHaveAttribute('data-starts', `${2 * parts}`);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Whether two frames of the page differ. */
  const isMoving = async (page: Page) => !(await page.screenshot()).equals(await page.screenshot());

  test('the sparkles of the blog move, unless the system asks for less motion', async ({ page }) => {
    test.skip(entryPages.articles.length === 0, 'Only the blog has sparkles.');
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await expect.poll(() => isMoving(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await isMoving(page)).toBe(false);
  });
});
