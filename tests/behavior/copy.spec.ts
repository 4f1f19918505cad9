import { routes } from '../../src/config/routes.ts';
import { company, jobs, words } from '../support/content.ts';
import { scrollsSideways } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const { label, done, failed } = words.controls.copy;

test('the address for applications is copied by keyboard; where the browser refuses, it is selected', async ({
  page,
  context,
}) => {
  test.skip(jobs.length === 0, 'No role is open.');
  const button = (text: string) => page.getByRole('button', { name: `${text} ${company.careersEmail}` });
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.job(jobs[0]?.id ?? ''));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button(label).press('Enter');
  await expect(button(failed)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(company.careersEmail);
  expect(await scrollsSideways(page)).toBeLessThanOrEqual(0);

  await page.clock.runFor(5_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await button(label).press('Enter');
  await expect(button(done)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.careersEmail);
});
