import { routes } from '../../src/config/routes.ts';
import { axeFinds } from '../support/axe.ts';
import { company, jobs, words } from '../support/content.ts';
import { brokenWords, scrollsSideways } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const { label, done, failed } = words.shell.copy;
const buttonName = (text: string) => ({ name: `${text} ${company.careersEmail}` });

test.skip(jobs.length === 0, 'No role is open.');

test.beforeEach(async ({ page }) => {
  // What the button says stays; src/behavior/copy.test.ts says for how long.
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
});

test('the address for applications can be copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(routes.job(jobs[0]?.id ?? ''));
  await page.getByRole('button', buttonName(label)).press('Enter');
  await expect(page.getByRole('button', buttonName(done))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.careersEmail);
});

test('where the browser refuses, the address is selected and the longer label fits', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(routes.job(jobs[0]?.id ?? ''));
  await page.getByRole('button', buttonName(label)).press('Enter');
  await expect(page.getByRole('button', buttonName(failed))).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(company.careersEmail);
  // The header lies over what is scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await scrollsSideways(page)).toBeLessThanOrEqual(0);
  expect(await brokenWords(page)).toEqual([]);
  expect(await axeFinds(page)).toEqual([]);
});
