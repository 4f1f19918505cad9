// Roles that close, and a company without any: states that our own content does not have.
import { publishedContent } from '../../../src/content/publishing.ts';
import { readContent } from '../../../src/content/read.ts';
import { expect, test } from '../../support/test.ts';
import { closedRole, companyFiles, openRole } from './generate.ts';

/** The single files of a company. */
const documentsOf = (kind: 'least' | 'most') => {
  const files = [...companyFiles(kind)].map(([path, text]) => [path, Buffer.from(text)] as const);
  return publishedContent(readContent({ files: new Map(files), addresses: [] }).entries, false).documents;
};

test.describe('A role with a last day', () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  test.use({ baseURL: async ({}, use) => use(process.env.COMPANY_most) });
  const words = documentsOf('most')['pages/job'];

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
  const { site, 'pages/careers': careers } = documentsOf('least');
  const { none } = careers.roles;

  test('says so, shows the pots at rest, and its address can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/career');
    const state = page.locator('section', { has: page.locator('#roles') });
    await expect(state.getByRole('heading', { level: 3 })).toHaveText(none.heading);
    await expect(state.getByRole('link', { name: none.write.label, exact: true })).toBeVisible();
    await expect(page.locator('main svg, main img').first()).toBeVisible();
    await state.getByRole('button').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.careersEmail);
  });
});
