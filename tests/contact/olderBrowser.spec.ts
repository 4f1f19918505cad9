import { mailto } from '../../src/lib/mailto.ts';
import { olderBrowser } from '../support/olderBrowser.ts';
import { company, expect, fillForm, formOf, press, says, sendForm, statusOf, test, values } from './contact.ts';

test('Row 61: a browser without what Firefox 115 and Safari 16.4 lack sends the message', async ({ page, mail }) => {
  await olderBrowser(page);
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.accepted).toHaveLength(1);
  expect(mail.accepted[0]?.template_params).toMatchObject(values);
});

test('Row 61: where the scripts cannot be read, the form is a plain email', async ({ page, complaints }) => {
  await page.route('**/_astro/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'later syntax' }),
  );
  await page.addInitScript(() => {
    addEventListener('submit', (event) => {
      document.title = event.defaultPrevented ? 'stopped' : 'on its way';
      // No mail program opens in a test.
      event.preventDefault();
    });
  });
  await page.goto('/contact');
  // The island is the last to try.
  await expect.poll(() => complaints.join()).toContain('astro-island');
  await fillForm(page);
  await press(page);
  await expect(page).toHaveTitle('on its way');
  await expect(formOf(page)).toHaveAttribute('action', mailto(company.email, says.mailSubject));
  await expect(formOf(page)).toHaveJSProperty('noValidate', false);
  complaints.length = 0;
});
