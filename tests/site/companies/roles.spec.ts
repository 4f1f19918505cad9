// Roles that close, and a company without any: states that our own content does not have.
import { parse } from 'yaml';
import { fill } from '../../../src/lib/fill.ts';
import { axeFinds } from '../../support/axe.ts';
import { brokenWords, scrollsSideways } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';
import { closedRole, companyFiles, openRole } from './generate.ts';

const wordsOf = (kind: 'least' | 'most', page: string) => parse(companyFiles(kind).get(`pages/${page}.yaml`) ?? '');
const widths = [390, 1440];
const dayMs = 86_400_000;

test.describe('A role with a last day', () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  test.use({ baseURL: async ({}, use) => use(process.env.COMPANY_most) });
  const words = wordsOf('most', 'job');
  const date = 'December 31, 2999';

  for (const width of widths) {
    test(`knows in an open tab that it is over, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install({ time: new Date('2999-12-31T12:00:00Z') });
      await page.goto(openRole);
      await expect(page.getByRole('link', { name: words.apply.label })).toHaveCount(2);
      await page.clock.fastForward(1.5 * dayMs);
      const ended = fill(words.closed.lead, { date }).trim();
      await expect(page.getByText(ended, { exact: true })).toHaveCount(2);
      await expect(page.getByRole('link', { name: words.closed.roles })).toBeVisible();
      await expect(page.getByRole('link', { name: words.apply.label })).toHaveCount(0);
      await expect(page.locator('main button')).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await scrollsSideways(page)).toBeLessThanOrEqual(0);
      expect(await brokenWords(page)).toEqual([]);
      if (width === 1440) expect(await axeFinds(page)).toEqual([]);
    });
  }

  test('that was over when the site was built has a page that says so, and no way to apply', async ({ page }) => {
    await page.goto(closedRole);
    await expect(page.getByRole('navigation').filter({ hasText: words.closed.place.trim() })).toBeVisible();
    await expect(page.getByRole('link', { name: words.closed.roles })).toHaveAttribute('href', '/career');
    await expect(page.locator('main button')).toHaveCount(0);
    await page.goto('/career');
    await expect(page.locator(`a[href="${openRole}"]`)).toHaveCount(1);
    await expect(page.locator(`a[href="${closedRole}"]`)).toHaveCount(0);
  });
});

test.describe('Careers without an open role', () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  test.use({ baseURL: async ({}, use) => use(process.env.COMPANY_least) });
  const { none } = wordsOf('least', 'careers').roles;

  test('says so, shows the pots at rest, and its address can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/career');
    const state = page.locator('section', { has: page.locator('#roles') });
    await expect(state.getByRole('heading', { level: 3 })).toHaveText(none.heading);
    await expect(state.getByRole('link', { name: none.write.label, exact: true })).toBeVisible();
    await expect(page.locator('main svg, main img').first()).toBeVisible();
    await state.getByRole('button').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      parse(companyFiles('least').get('site.yaml') ?? '').careersEmail,
    );
  });
});
