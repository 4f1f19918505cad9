import { pages } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Services', '/services'],
  ['Careers', '/career'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

test.describe('The header', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('has the six links in order', async ({ page }) => {
    const navigation = page.getByRole('banner').getByRole('navigation');
    await expect(navigation.getByRole('link')).toHaveText(links.map(([label]) => label));
    for (const [label, href] of links) {
      await expect(navigation.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  });

  test('has a Get Started button to /contact', async ({ page }) => {
    const button = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    await expect(button).toHaveAttribute('href', '/contact');
  });

  test('marks the current page', async ({ page }) => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(1);
  });

  test('marks the part of the site that a page belongs to', async ({ page }) => {
    for (const [path, label] of [
      ['/services/ai-ml', 'Services'],
      ['/jobs/react-developer', 'Careers'],
      ['/blog/3', 'Blog'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('banner').locator('[aria-current="true"]')).toHaveText(label);
    }
  });
});

test.describe('The footer', () => {
  test('links to both legal pages and says 2022 on every page', async ({ request }) => {
    for (const path of pages) {
      const html = await (await request.get(path)).text();
      const footer = html.slice(html.indexOf('<footer'));
      expect(footer, path).toContain('href="/privacy-policy"');
      expect(footer, path).toContain('href="/terms-conditions"');
      expect(footer, path).toMatch(/©\s*(<!-- -->)?2022/);
    }
  });
});

test.describe('The menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => page.goto('/about'));

  test('opens from its button and has the six links, Get Started and two social links', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (const [label, href] of links) {
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    }
    await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
    await expect(menu.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Instagram' })).toBeVisible();
  });

  test('closes on ×, and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes on Escape, and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes on a click on the overlay', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('dialog')
      .evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
    await page.mouse.click(20, 500);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('closes on a link, and the link leads on', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
  });

  test('is closed after back and forward', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.evaluate(() => location.assign('/services'));
    await page.waitForURL('/services');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a Menu link leads to the links of the footer, and no dead button is shown', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/about#links');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Services' })).toBeInViewport();
  });
});

test.describe('Opening a page', () => {
  test('starts at the top, and back returns to the old place', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('/privacy-policy');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test('with a # in the address goes to its target', async ({ page }) => {
    await page.goto('/privacy-policy#your-rights');
    await expect(page.getByRole('heading', { name: 'Your Rights' })).toBeInViewport();
  });
});
