// The weekly check of the live form.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../tests/support/contactForm.ts';
import { checkForm } from './checkForm.ts';

test('a message that arrives is a success, and says what it is', async ({ page, baseURL, mail }) => {
  expect(await checkForm(page, baseURL ?? '')).toBeUndefined();
  expect(mail.accepted.map(({ template_params }) => template_params)).toEqual([
    expect.objectContaining({
      name: 'Weekly check',
      message: 'This message was sent by the weekly check of the contact form. It needs no answer.',
    }),
  ]);
});

test('a refusal is a failure with the answer of the service, and nothing is sent again', async ({
  page,
  baseURL,
  mail,
}) => {
  mail.answers.push({ status: 403, text: 'API access is disabled' });
  const problem = await checkForm(page, baseURL ?? '');
  expect(problem).toContain('The message was not sent. 403 API access is disabled');
  expect([mail.posts, mail.accepted]).toEqual([1, []]);
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
test('the command prints why nothing was sent, and exits with 1', async ({}, testInfo) => {
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<form data-ready="true">Form</form>');
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const { port } = site.address() as AddressInfo;
  mkdirSync(testInfo.outputPath('content'), { recursive: true });
  writeFileSync(testInfo.outputPath('content/site.yaml'), `url: http://127.0.0.1:${port}`);
  const command = promisify(execFile)(process.execPath, [resolve('deploy/checkForm.ts')], {
    cwd: testInfo.outputPath(),
  });
  await expect(command).rejects.toMatchObject({ code: 1, stdout: 'The form is not connected to a mail service.\n' });
  site.close();
});
