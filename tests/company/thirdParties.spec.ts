// Third parties that content can add: analytics, a calendar, a form, a hiring platform. tests/serving/policy.spec.ts tests that
// nothing else is allowed.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: process.env.COMPANY_URL });

/** Mocked files of three companies, by their addresses. */
const mocks: Record<string, string> = {
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

/** Mocks those companies, and records the requests. The content security policy applies as always. */
async function mockCompanies(page: Page) {
  const requests: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    requests.push([url, route.request().postData() ?? ''].join(' ').trim());
    const contentType = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    await route.fulfill({ body: mocks[url] ?? '', contentType, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return requests;
}

test('content can add analytics, a calendar and a form, and a role links to its platform', async ({ page }) => {
  const requests = await mockCompanies(page);
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
