// What content can bring in from others: analytics, a calendar, a form, a hiring platform. That nothing is let in without it
// stands in tests/serving/policy.spec.ts.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: process.env.COMPANY_URL });

/** What the files of three companies do, in short, by their addresses. */
const standIns: Record<string, string> = {
  'https://statistik.leitstellentechnik.example/js/script.js': `
    const report = 'https://statistik.leitstellentechnik.example/api/event';
    const start = () => fetch(report, { method: 'POST', body: location.pathname });
    if (window.statistik?.o) start();
    else window.statistik = { init: start };`,
  'https://terminbuch.example/leitstellentechnik': '<!doctype html><title>Kalender</title><p>Montag, 10 Uhr</p>',
  'https://formulare.example/einbetten.js': `
    const element = document.querySelector('.formular');
    element.innerHTML = '<style>.formular { color: rgb(1, 2, 3) }</style>' +
      '<iframe title="Formular" style="width: 100%" src="https://formulare.example/' + element.dataset.formId + '"></iframe>';`,
  'https://formulare.example/1a2b3c': '<!doctype html><title>Formular</title><label>Firma <input></label>',
};

/** Answers in the place of those companies, and keeps what the page asks them for. The policy applies as always. */
async function answerForCompanies(page: Page) {
  const requests: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    requests.push([url, route.request().postData() ?? ''].join(' ').trim());
    const contentType = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    await route.fulfill({ body: standIns[url] ?? '', contentType, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return requests;
}

test('content alone lets in analytics, a calendar and a form, and a role leads to its platform', async ({ page }) => {
  const requests = await answerForCompanies(page);
  await page.goto('/datenschutz');
  await expect(page.locator('main')).toContainText(
    'keine IP-Adressen. Auf Wunsch laden wir den Kalender von Terminbuch. Das Angebotsformular kommt von formulare.example.',
  );

  await page.goto('/contact');
  await expect.poll(() => requests).toContain('https://statistik.leitstellentechnik.example/api/event /contact');
  const form = page.getByRole('region', { name: 'Angebot anfragen' });
  await form.frameLocator('iframe').getByLabel('Firma').fill('Stadtwerke');
  await expect(form.locator('.formular')).toHaveCSS('color', 'rgb(1, 2, 3)');

  const booking = page.getByRole('region', { name: 'Gespräch vereinbaren' });
  await booking.scrollIntoViewIfNeeded();
  expect(requests.filter((request) => request.includes('terminbuch'))).toEqual([]);
  await booking.getByRole('button', { name: 'Kalender von Terminbuch laden' }).click();
  await expect(booking.frameLocator('iframe').getByText('Montag, 10 Uhr')).toBeVisible();
  await expect(booking.getByRole('link')).toHaveAttribute('href', 'https://terminbuch.example/leitstellentechnik');

  await page.goto('/jobs/netzwerktechnik');
  const platform = page.getByRole('link', { name: 'Bewerben bei stellen.leitstellentechnik.example' });
  await expect(platform).toHaveAttribute('href', 'https://stellen.leitstellentechnik.example/netzwerktechnik');
  await expect(page.getByRole('link', { name: 'Jetzt bewerben', exact: true })).toHaveCount(2);
});
