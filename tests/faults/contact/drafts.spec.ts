import {
  empty,
  expect,
  fillForm,
  holds,
  openForm,
  returnTo,
  sendForm,
  sent,
  statusOf,
  test,
  values,
} from '../../contact/contact.ts';

test("Row 49: two tabs keep their own texts, and a closed one's is found again", async ({ page, context }) => {
  await openForm(page);
  await fillForm(page);
  const second = await returnTo(context);
  await holds(second, empty);
  await fillForm(second, { ...values, message: 'Another matter' });
  await page.reload();
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await second.reload();
  await second.getByText('We restored what you typed.').waitFor();
  await holds(second, { ...values, message: 'Another matter' });
  await second.close();
  const third = await returnTo(context);
  await third.getByText('We restored what you typed.').waitFor();
  await holds(third, { ...values, message: 'Another matter' });
  await holds(page);
});

test('Row 49: a tab that reloads while another opens keeps its text', async ({ page, context }) => {
  await openForm(page);
  await fillForm(page);
  const [second] = await Promise.all([returnTo(context), page.reload()]);
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await holds(second, empty);
});

test('Row 49: a duplicated tab leaves the first one its text', async ({ page, context }) => {
  await openForm(page);
  await fillForm(page);
  // Opened by the first, it starts with a copy of what that tab knows.
  const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => open('/contact'))]);
  await twin.locator('form[data-ready=true]').waitFor();
  await fillForm(twin, { ...values, message: 'Another matter' });
  await expect
    .poll(() => twin.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contact-draft')).length))
    .toBe(2);
  await page.reload();
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await twin.reload();
  await twin.getByText('We restored what you typed.').waitFor();
  await holds(twin, { ...values, message: 'Another matter' });
});

test('Row 50: what is typed before the script runs joins the draft', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await slowLine;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Ananya D.');
  arrive();
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page, { ...values, name: 'Ananya D.' });
});

test('Row 50: the draft is kept on reload, on back and on return, until it is cleared', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.reload();
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await page.goto('/about');
  await page.goBack();
  await page.locator('form[data-ready=true]').waitFor();
  await holds(page);
  await page.goto('/services');
  await openForm(page);
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await holds(page, empty);
  await page.reload();
  await page.locator('form[data-ready=true]').waitFor();
  await expect(page.getByText('We restored what you typed.')).toBeHidden();
  await holds(page, empty);
});

test('Row 50: a message that was sent leaves no draft', async ({ page, mail }) => {
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(sent);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contact-draft')))).toEqual(
    [],
  );
  expect(mail.accepted).toHaveLength(1);
});
