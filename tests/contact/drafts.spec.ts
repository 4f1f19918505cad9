import {
  buttonOf,
  empty,
  expect,
  fieldOf,
  fillForm,
  holds,
  openForm,
  openTab,
  ready,
  restores,
  says,
  test,
  values,
  writeForm,
} from './contact.ts';

test('two tabs keep their own texts, and a new tab starts empty, also after one was closed', async ({
  page,
  context,
}) => {
  const other = { ...values, message: 'Another matter' };
  await writeForm(page);
  const second = await openTab(context);
  await holds(second, empty);
  await fillForm(second, other);
  await page.reload();
  await restores(page);
  await second.reload();
  await restores(second, other);
  await second.close();
  await holds(await openTab(context), empty);
});

test('the draft is kept on reload, on back and on return, until it is cleared', async ({ page }) => {
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
