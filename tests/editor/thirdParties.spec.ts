// What content can bring in from others, in a build of its own: analytics, a calendar, a form, a hiring platform. That
// nothing is let in without it stands in tests/serving/policy.spec.ts.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { certificate } from '../../tools/mailServer.ts';
import { startWorkerd } from '../../tools/workerd.ts';
import { addJobs } from '../build/entries.ts';
import { build, copyProject, edit } from '../build/project.ts';
import { words } from '../support/content.ts';
import { good } from '../support/contentErrors.ts';
import { expect, test } from '../support/test.ts';

/** A company on an origin of its own: it serves files by their path and keeps what is posted to it. */
async function startCompany(files: Record<string, string>) {
  const posted: string[] = [];
  const server = createServer(certificate(), async (request, response) => {
    const path = request.url ?? '';
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': type });
    for await (const chunk of request) posted.push(String(chunk));
    response.end(files[path]);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, posted, stop: () => server.close() };
}

/** Does what such scripts do: adds a script, which reports to another host; writes HTML and styles, and opens a frame. */
const companyFiles = (reports: string) => ({
  '/count.js': `const { domain } = document.currentScript.dataset;
    const more = document.createElement('script');
    more.src = new URL('more.js?domain=' + domain, document.currentScript.src);
    document.head.append(more);`,
  '/more.js?domain=roots.example': `fetch('${reports}', { method: 'POST', body: 'roots.example' + location.pathname });`,
  '/calendar': '<!doctype html><title>Calendar</title><p>Monday, 10:00</p>',
  '/form.js': `const { origin } = new URL(document.currentScript.src);
    const place = document.querySelector('.crm-form');
    place.innerHTML = '<style>.crm-form { color: rgb(1, 2, 3) }</style><form style="display: grid">' +
      '<label>Company <input name="company"></label><button>Ask</button></form>' +
      '<iframe title="Check" src="' + origin + '/check"></iframe>';
    place.querySelector('form').onsubmit = (event) => {
      event.preventDefault();
      fetch(origin + '/submit', { method: 'POST', body: new FormData(event.target).get('company') });
    };`,
  '/check': '<!doctype html><title>Check</title><p>You are a person</p>',
});

const legalPage = {
  ...parse(good['legal/imprint.yaml'] ?? ''),
  sections: [{ heading: 'Others', text: '{thirdParties}' }],
  noThirdParties: 'Nobody.',
};

test.use({ ignoreHTTPSErrors: true });

test('content alone lets in analytics, a calendar and a form, and a role leads to its platform', async ({ page }) => {
  test.setTimeout(240_000);
  const reports = await startCompany({});
  const other = await startCompany(companyFiles(reports.origin));
  const folder = await copyProject();
  const [role = ''] = await addJobs(folder, '2999-12-31');
  const applyUrl = 'https://hiring.example/roots';
  await edit(folder, 'content/third-parties.yaml', () => ({
    analytics: {
      script: `${other.origin}/count.js`,
      attributes: { 'data-domain': 'roots.example' },
      allow: { 'script-src': [`${other.origin}/more.js`], 'connect-src': [reports.origin] },
      privacy: 'Visits are counted.',
    },
    booking: { title: 'Book a call', frame: `${other.origin}/calendar`, link: 'Open', privacy: 'A calendar is shown.' },
    crm: {
      title: 'Ask for a proposal',
      script: `${other.origin}/form.js`,
      attributes: { class: 'crm-form' },
      allow: { 'connect-src': [other.origin], 'frame-src': [other.origin], inlineStyles: true },
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
    await expect.poll(() => reports.posted).toEqual(['roots.example/roots', 'roots.example/contact']);
    const form = page.getByRole('region', { name: 'Ask for a proposal' });
    await form.getByLabel('Company').fill('Roots');
    await form.getByRole('button', { name: 'Ask' }).click();
    await expect.poll(() => other.posted).toEqual(['Roots']);
    await expect(form.getByLabel('Company')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(form.frameLocator('iframe').getByText('You are a person')).toBeVisible();
    const booking = page.getByRole('region', { name: 'Book a call' });
    await booking.scrollIntoViewIfNeeded();
    await expect(booking.frameLocator('iframe').getByText('Monday, 10:00')).toBeVisible();
    await expect(booking.getByRole('link')).toHaveAttribute('href', `${other.origin}/calendar`);

    await page.goto(`${site.url}/${role}`);
    const { platform, label } = words.job.apply;
    const link = page.getByRole('link', { name: platform.replace('{host}', 'hiring.example') });
    await expect(link).toHaveAttribute('href', applyUrl);
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(2);
  } finally {
    await site.stop();
    for (const company of [reports, other]) company.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
