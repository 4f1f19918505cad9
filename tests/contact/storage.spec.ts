import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath } from '../../playwright.config.ts';
import { words } from '../support/content.ts';
import {
  expect,
  fillForm,
  openForm,
  press,
  ready,
  requireStandIn,
  says,
  sendForm,
  statusOf,
  test,
  withMail,
} from './contact.ts';

test('with storage forbidden in the browser, nothing breaks and the form sends', async ({
  playwright,
  mail,
  mailServer,
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  await mkdir(join(profile, 'Default'));
  const forbidden = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(forbidden));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...withMail(mailServer.port),
    ...browserPath,
    baseURL: baseURL ?? '',
  });
  try {
    const page = await context.newPage();
    await requireStandIn(page, mailServer);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: words.controls.theme, exact: true }).click();
    const refused = await page.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    });
    expect(refused).toBe('SecurityError');
    await sendForm(page);
    await expect(statusOf(page)).toHaveText(says.sent);
    expect(mail.accepted).toHaveLength(1);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true });
  }
});

test('with storage full, the form sends', async ({ page, mail }) => {
  await openForm(page);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) storage.setItem(`filler-${Math.random()}`, 'x'.repeat(size));
        } catch {
          // Full for this size.
        }
      }
  });
  await page.reload();
  await ready(page);
  await fillForm(page);
  await press(page);
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.accepted).toHaveLength(1);
});
