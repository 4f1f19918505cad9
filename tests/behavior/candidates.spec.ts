// What a candidate does on the page of a role, by keyboard alone.
import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes.ts';
import { fill } from '../../src/lib/fill.ts';
import { fitOf } from '../../src/lib/fit.ts';
import { axeFinds } from '../support/axe.ts';
import { company, jobs, words } from '../support/content.ts';
import { brokenWords, scrollsSideways } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const [role] = jobs.toSorted((one, other) => other.requirements.length - one.requirements.length);
const { id, requirements } = role ?? { id: '', requirements: [] };
const { selfCheck, outline } = words.job;
const path = routes.job(id);
const boxes = (page: Page) => page.getByRole('checkbox');
const outlineOf = (page: Page) => page.locator('#outline');

/** What the page says of so many ticks, from the first on. */
async function expectTicks(page: Page, count: number): Promise<void> {
  const total = requirements.length;
  await expect(page.getByText(fill(selfCheck.fit, { count, total }), { exact: true })).toBeVisible();
  await expect(page.getByText(selfCheck[fitOf(count, total)], { exact: true })).toBeVisible();
  await expect(boxes(page)).toHaveCount(total);
  await expect(page.locator('[data-plant] g')).toHaveCount(total);
  await expect(page.locator('[data-plant] g[data-grown]')).toHaveCount(count);
  await expect(page.getByRole('button', { name: selfCheck.clear })).toBeVisible({ visible: count > 0 });
  for (const [index, line] of requirements.entries()) {
    await expect(boxes(page).nth(index)).toBeChecked({ checked: index < count });
    const told = index < count ? `- ${line}: …` : `- ${line}`;
    if (count > 0) await expect(outlineOf(page)).toContainText(told);
  }
}

const layoutFaults = async (page: Page) => {
  // The header stays above what is scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  const over = await scrollsSideways(page);
  return [...(over > 0 ? [`scrolls sideways by ${over} px`] : []), ...(await brokenWords(page))];
};

test.skip(!role, 'No role is open.');

for (const width of [390, 1440]) {
  test(`requirements are ticked, kept on the device and cleared, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    const sent: string[] = [];
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    page.on('request', (request) => {
      if (!/\/art\//.test(request.url())) sent.push(request.url());
    });
    const look = async () => {
      expect(await layoutFaults(page)).toEqual([]);
      if (width === 1440) expect(await axeFinds(page)).toEqual([]);
    };
    await expectTicks(page, 0);
    await expect(outlineOf(page)).not.toContainText(outline.bring);
    await expect(page.getByText(outline.follows)).toBeVisible();
    await look();

    await boxes(page).first().focus();
    await page.keyboard.press('Space');
    await expectTicks(page, 1);
    if (requirements.length > 1) await expect(outlineOf(page)).toContainText(outline.learn);
    await look();

    for (let count = 1; count < requirements.length; count++) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await expectTicks(page, requirements.length);
    await expect(outlineOf(page)).not.toContainText(outline.learn);
    await look();
    expect(sent).toEqual([]);

    await page.reload();
    await expectTicks(page, requirements.length);
    await boxes(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: selfCheck.clear })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(boxes(page).first()).toBeFocused();
    await expectTicks(page, 0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test('a tick in one tab is a tick in the other, and on no other role', async ({ page, context }) => {
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  await boxes(other).first().check();
  await expectTicks(page, 1);
  for (const { id: elsewhere } of jobs.filter((job) => job.id !== id).slice(0, 1)) {
    await other.goto(routes.job(elsewhere));
    await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }
});

test.describe('What can be copied', () => {
  const buttons = (page: Page) => ({
    address: page.getByRole('button', { name: `${words.shell.copy.label} ${company.careersEmail}` }),
    outline: page.getByRole('button', { name: outline.copy }),
  });

  // What a button says stays, so that there is time to look; src/behavior/copy.test.ts says for how long.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = ((then: () => void, ms?: number) => (ms === 2500 ? 0 : later(then, ms))) as typeof setTimeout;
    });
  });

  test('is copied, the address and the outline, and the button says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await boxes(page).first().press('Space');
    await buttons(page).address.press('Enter');
    await expect(page.getByRole('button', { name: `${words.shell.copy.done} ${company.careersEmail}` })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.careersEmail);
    await buttons(page).outline.press('Enter');
    await expect(page.getByRole('button', { name: words.shell.copy.done, exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await outlineOf(page).textContent());
    expect(await axeFinds(page)).toEqual([]);
  });

  for (const width of [390, 1440]) {
    test(`is selected where the browser refuses, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await page.goto(path);
      await buttons(page).address.press('Enter');
      await expect(
        page.getByRole('button', { name: `${words.shell.copy.failed} ${company.careersEmail}` }),
      ).toBeVisible();
      expect(await page.evaluate(() => String(getSelection()))).toBe(company.careersEmail);
      await buttons(page).outline.press('Enter');
      await expect(page.getByRole('button', { name: words.shell.copy.failed, exact: true })).toBeVisible();
      expect(await page.evaluate(() => String(getSelection()))).toContain(outline.greeting);
      expect(await layoutFaults(page)).toEqual([]);
      if (width === 1440) expect(await axeFinds(page)).toEqual([]);
    });
  }
});

test('where storage is closed, ticks hold for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto(path);
  await boxes(page).first().check();
  await expectTicks(page, 1);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the requirements are bullets, the outline is complete and nothing needs a script', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main :is(input, button)').filter({ visible: true })).toHaveCount(0);
    for (const line of requirements) await expect(page.getByText(line, { exact: true })).toBeVisible();
    await expect(outlineOf(page)).toContainText(outline.greeting);
    await expect(page.getByText(outline.follows)).toHaveCount(0);
    await expect(page.getByRole('link', { name: company.careersEmail })).toBeVisible();
  });
});
