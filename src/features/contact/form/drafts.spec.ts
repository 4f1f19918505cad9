import {
  empty,
  expect,
  expectRestored,
  expectValues,
  getButton,
  getField,
  getStatus,
  openForm,
  ready,
  sendForm,
  test,
  values,
  writeForm,
} from '../../../../tests/support/contactForm.ts';
import { layoutStrings } from '../../../layout/strings.ts';
import { formStrings } from './strings.ts';

test('the draft is kept on reload, on back and on return, until it is cleared', { tag: '@browsers' }, async ({
  page,
}) => {
  await writeForm(page);
  await page.goto('/about');
  await page.goBack();
  await ready(page);
  await expectValues(page);
  await page.goto('/services');
  await openForm(page);
  await expectRestored(page);

  await test.step('text typed before hydration is added to it', async () => {
    const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await slowLine;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await getField(page, 'name').fill('Ada E.');
    arrive();
    await expectRestored(page, { ...values, name: 'Ada E.' });
  });

  await getButton(page, formStrings.clear).click();
  await expectValues(page, empty);
  await expect(getField(page, 'name')).toBeFocused();
  await page.reload();
  await ready(page);
  await expect(getButton(page, formStrings.clear)).toBeHidden();
  await expectValues(page, empty);
});

test('with storage blocked, nothing breaks and the form sends', { tag: '@browsers' }, async ({
  page,
  mail,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get });
  });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: layoutStrings.theme, exact: true }).click();
  await sendForm(page);
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  expect(mail.accepted).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});
