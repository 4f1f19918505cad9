import { words } from '../support/content.ts';
import {
  buttonOf,
  empty,
  expect,
  fieldOf,
  holds,
  openForm,
  ready,
  restores,
  says,
  sendForm,
  statusOf,
  test,
  values,
  writeForm,
} from './contact.ts';

test('the draft is kept on reload, on back and on return, until it is cleared', { tag: '@browsers' }, async ({
  page,
}) => {
  await writeForm(page);
  await page.goto('/about');
  await page.goBack();
  await ready(page);
  await holds(page);
  await page.goto('/services');
  await openForm(page);
  await restores(page);

  await test.step('what is typed before the script runs joins it', async () => {
    const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await slowLine;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await fieldOf(page, 'name').fill('Ada E.');
    arrive();
    await restores(page, { ...values, name: 'Ada E.' });
  });

  await buttonOf(page, says.clear).click();
  await holds(page, empty);
  await expect(fieldOf(page, 'name')).toBeFocused();
  await page.reload();
  await ready(page);
  await expect(page.getByText(says.restored)).toBeHidden();
  await holds(page, empty);
});

test('with storage forbidden in the browser, nothing breaks and the form sends', { tag: '@browsers' }, async ({
  page,
  mail,
  complaints,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get });
  });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: words.controls.theme, exact: true }).click();
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.accepted).toHaveLength(1);
  expect(complaints).toEqual([]);
});
