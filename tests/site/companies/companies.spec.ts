import { parse } from 'yaml';
import { pageFaults, screens } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';
import { companyFiles, companyPages, kinds } from './generate.ts';

/** Careers without an open role. */
const noRoles = parse(companyFiles('least').get('pages/careers.yaml') ?? '').roles.none;

for (const kind of kinds) {
  test.describe(`The company with the ${kind}`, () => {
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    test.use({ baseURL: async ({}, use) => use(process.env[`COMPANY_${kind}`]) });

    for (const path of companyPages(kind)) {
      test(`${path} holds its words at every size, and is accessible in both themes`, async ({ page }) => {
        expect(await pageFaults(page, path)).toEqual([]);
      });
    }

    test('the tagline is set as large as it can be, and the name across the footer', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      const sizeOf = (selector: string) =>
        page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(await sizeOf('h1')).toBeGreaterThan(96);
      expect(await sizeOf('footer [aria-hidden] > span')).toBeGreaterThan(48);
    });

    test('the name stands clear of the navigation, and is whole above the end of the footer', async ({ page }) => {
      await page.goto('/');
      for (const width of [390, 1120, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await page.evaluate(() => {
          const lines = (selector: string) => {
            const range = document.createRange();
            range.selectNodeContents(document.querySelector(selector) ?? document.body);
            return [...range.getClientRects()];
          };
          const beside = [...document.querySelectorAll('header :is(nav, div) > *')]
            .filter((part) => part.checkVisibility() && !part.querySelector('svg + span'))
            .map((part) => part.getBoundingClientRect().left);
          const logo = Math.max(...lines('header a svg + span').map(({ right }) => right));
          const foot = Math.max(...lines('footer [aria-hidden] > span').map(({ bottom }) => bottom));
          const legal = document.querySelector('footer [aria-hidden] + div')?.getBoundingClientRect().top ?? 0;
          return { logo, beside: Math.min(...beside.filter((left) => left > 100)), foot, legal };
        });
        expect(faults.logo, `${width} px`).toBeLessThanOrEqual(faults.beside - 12);
        expect(faults.foot, `${width} px`).toBeLessThanOrEqual(faults.legal + 1);
      }
    });

    test('photographs say how wide they are shown', async ({ page }) => {
      const faults: string[] = [];
      for (const path of companyPages(kind)) {
        await page.goto(path);
        // Not on the smallest, where a file that is too large costs least.
        for (const [width, height] of screens.slice(1)) {
          await page.setViewportSize({ width, height });
          const wrong = await page.locator('main img[srcset]').evaluateAll((images) => {
            /** The length of the first part whose condition holds. */
            const said = (sizes: string) => {
              const parts = sizes.split(/,\s*/).map((part) => /^(?:(\(.*\)) )?(\S.*)$/.exec(part));
              const [, , length = ''] =
                parts.find((part) => part?.[2] !== 'auto' && matchMedia(part?.[1] ?? 'all').matches) ?? [];
              const probe = document.body.appendChild(document.createElement('div'));
              probe.style.width = length;
              const { width } = probe.getBoundingClientRect();
              probe.remove();
              return width;
            };
            // Below 300 pixels the smallest file is sharp on any screen.
            return images
              .map((image) => ({
                is: image.getBoundingClientRect().width,
                said: said(image.getAttribute('sizes') ?? ''),
              }))
              .filter(({ is, said }) => said < 0.9 * is || said > Math.max(1.3 * is, 300))
              .map((one) => `${Math.round(one.is)} px are said to be ${Math.round(one.said)}`);
          });
          faults.push(...new Set(wrong.map((fault) => `${path}, ${width}x${height}: ${fault}`)));
        }
      }
      expect(faults).toEqual([]);
    });

    test('the blog leads to every article, by its card or its title', async ({ page, request }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      await page.goto('/blog');
      const links = await page
        .locator('main a[href^="/blog/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.toSorted()).toEqual((sitemap.match(/\/blog\/\d+/g) ?? []).toSorted());
    });

    if (kind === 'least')
      test('Careers says that no role is open, and offers an address that can be copied', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto('/career');
        const state = page.locator('section', { has: page.locator('#roles') });
        await expect(state.getByRole('heading', { level: 3 })).toHaveText(noRoles.heading);
        await expect(state.getByRole('link', { name: noRoles.write.label, exact: true })).toBeVisible();
        await state.getByRole('button').click();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\S+@\S+$/);
      });
  });
}
