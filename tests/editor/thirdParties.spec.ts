// What content can bring in from others, in a build of its own: analytics, a calendar, a form, a hiring platform. That
// nothing is let in without it stands in tests/serving/policy.spec.ts.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { startWorkerd } from '../../tools/workerd.ts';
import { addJobs } from '../build/entries.ts';
import { build, copyProject, edit } from '../build/project.ts';
import { words } from '../support/content.ts';
import { good } from '../support/contentErrors.ts';
import { expect, test } from '../support/test.ts';

/** What the files of three companies do, in short, by their addresses. */
const standIns: Record<string, string> = {
  'https://plausible.io/js/pa-roots.js': `
    const start = () => fetch('https://plausible.io/api/event', { method: 'POST', body: location.pathname });
    if (window.plausible?.o) start();
    else window.plausible = { init: start };`,
  'https://calendly.com/roots/intro': '<!doctype html><title>Calendar</title><p>Monday, 10:00</p>',
  'https://js.hsforms.net/forms/embed/123456.js': `
    const element = document.querySelector('.hs-form-frame');
    const address = 'https://share.hsforms.com/' + element.dataset.portalId + '/' + element.dataset.formId;
    element.innerHTML = '<style>.hs-form-frame { color: rgb(1, 2, 3) }</style>' +
      '<iframe title="Form" style="width: 100%" src="' + address + '"></iframe>';`,
  'https://share.hsforms.com/123456/1a2b3c': '<!doctype html><title>Form</title><label>Company <input></label>',
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

const legalPage = {
  ...parse(good['legal/imprint.yaml'] ?? ''),
  sections: [{ heading: 'Others', text: '{thirdParties}' }],
  noThirdParties: 'Nobody.',
};

test('content alone lets in analytics, a calendar and a form, and a role leads to its platform', async ({ page }) => {
  test.setTimeout(240_000);
  const requests = await answerForCompanies(page);
  const folder = await copyProject();
  const [role = ''] = await addJobs(folder, '2999-12-31');
  const applyUrl = 'https://hiring.example/roots';
  await edit(folder, 'content/third-parties.yaml', () => ({
    analytics: {
      script: 'https://plausible.io/js/pa-roots.js',
      start: [
        'window.plausible=window.plausible||function(){(plausible.q=plausible.q||[]).push(arguments)},',
        'plausible.init=plausible.init||function(i){plausible.o=i||{}};',
        'plausible.init()',
      ].join(''),
      allow: { 'connect-src': ['https://plausible.io'] },
      privacy: 'Visits are counted.',
    },
    booking: {
      title: 'Book a call',
      company: 'Calendly',
      show: 'Load the calendar of {company}',
      frame: 'https://calendly.com/roots/intro',
      link: 'Open',
      privacy: 'A calendar is shown.',
    },
    crm: {
      title: 'Ask for a proposal',
      script: 'https://js.hsforms.net/forms/embed/123456.js',
      attributes: { class: 'hs-form-frame', 'data-portal-id': '123456', 'data-form-id': '1a2b3c' },
      allow: { 'frame-src': ['https://share.hsforms.com'], inlineStyles: true },
      privacy: 'A form is shown.',
    },
  }));
  await edit(folder, `content/${role}.yaml`, (fields) => ({ ...fields, applyUrl }));
  await mkdir(join(folder, 'content/legal'), { recursive: true });
  await writeFile(join(folder, 'content/legal/roots.yaml'), stringify(legalPage));
  expect(await build(folder)).toEqual({ code: 0, said: '' });
  const site = await startWorkerd(join(folder, 'dist'));
  try {
    await page.goto(`${site.url}/roots`);
    await expect(page.locator('main')).toContainText('Visits are counted. A calendar is shown. A form is shown.');

    await page.goto(`${site.url}/contact`);
    await expect.poll(() => requests).toContain('https://plausible.io/api/event /contact');
    const form = page.getByRole('region', { name: 'Ask for a proposal' });
    await form.frameLocator('iframe').getByLabel('Company').fill('Roots');
    await expect(form.locator('.hs-form-frame')).toHaveCSS('color', 'rgb(1, 2, 3)');

    const booking = page.getByRole('region', { name: 'Book a call' });
    await booking.scrollIntoViewIfNeeded();
    expect(requests.filter((request) => request.includes('calendly'))).toEqual([]);
    await booking.getByRole('button', { name: 'Load the calendar of Calendly' }).click();
    await expect(booking.frameLocator('iframe').getByText('Monday, 10:00')).toBeVisible();
    await expect(booking.getByRole('link')).toHaveAttribute('href', 'https://calendly.com/roots/intro');

    await page.goto(`${site.url}/${role}`);
    const { platform, label } = words.job.apply;
    const link = page.getByRole('link', { name: platform.replace('{host}', 'hiring.example') });
    await expect(link).toHaveAttribute('href', applyUrl);
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(2);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
