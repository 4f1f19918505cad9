// What content can bring in from others, in a build of its own: a service that counts visits, a hiring platform.
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, copyProject, edit } from '../build/project.ts';
import { entryPages } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { certificate } from '../support/emailjs.ts';
import { expect, test } from '../support/test.ts';
import { startWorkerd } from '../support/workerd.ts';

const cors = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' };
const script = `const { domain } = document.currentScript.dataset;
fetch('/api', { method: 'POST', body: domain + location.pathname });`;

/** A stand-in for a service that counts visits, on another origin. It keeps what it is told. */
async function startCounter() {
  const told: string[] = [];
  const server: Server = createServer(certificate(), async (request, response) => {
    response.writeHead(200, cors);
    if (request.method !== 'POST') return response.end(script.replace("'/api'", `'${origin}/api'`));
    for await (const chunk of request) told.push(String(chunk));
    return response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, told, stop: () => server.close() };
}

test.use({ ignoreHTTPSErrors: true });

test('a service that counts visits is let in by content alone, and a role leads to its platform', async ({ page }) => {
  test.setTimeout(240_000);
  const counter = await startCounter();
  const folder = await copyProject();
  const [role = ''] = entryPages.jobs;
  const applyUrl = 'https://hiring.example/roots';
  await edit(folder, 'content/site.yaml', (site) => ({
    ...site,
    analytics: { script: `${counter.origin}/count.js`, attributes: [{ name: 'data-domain', value: 'roots.example' }] },
  }));
  await edit(folder, `content${role}.yaml`, (fields) => ({ ...fields, applyUrl }));
  expect(await build(folder)).toEqual({ code: 0, said: '' });
  const site = await startWorkerd(0, join(folder, 'dist'));
  try {
    await page.goto(`${site.url}/privacy-policy`);
    await expect.poll(() => counter.told).toEqual(['roots.example/privacy-policy']);
    const { some, none } = words.privacy.analytics;
    await expect(page.locator('main')).toContainText(some.replace('{host}', new URL(counter.origin).host));
    await expect(page.locator('main')).not.toContainText(none);

    await page.goto(site.url + role);
    const { platform, label } = words.job.apply;
    const link = page.getByRole('link', { name: platform.replace('{host}', 'hiring.example') });
    await expect(link).toHaveAttribute('href', applyUrl);
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(2);
  } finally {
    await site.stop();
    counter.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
