import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { connectedMail, mailProblem } from './mail.ts';

const example = parseEnv(readFileSync('.env.example', 'utf8'));
const own = Object.fromEntries(Object.keys(example).map((name) => [name, `own-${name}`]));

test('settings of a company are taken', () => {
  expect(mailProblem(own)).toBeUndefined();
});

test('missing settings are named, with the place to set them', () => {
  expect(mailProblem({})).toBe(
    `The contact form is not connected: ${Object.keys(example).join(', ')} not set. ` +
      'Set it in .env, or as a variable of the repository (docs/operations.md).',
  );
  expect(mailProblem({ ...own, PUBLIC_EMAILJS_TEMPLATE_ID: '' })).toContain('PUBLIC_EMAILJS_TEMPLATE_ID not set');
});

test("the example's settings are refused, and so is a stand-in", () => {
  expect(mailProblem(example)).toContain('as in the example');
  const { PUBLIC_EMAILJS_PUBLIC_KEY } = example;
  expect(mailProblem({ ...own, PUBLIC_EMAILJS_PUBLIC_KEY })).toContain('PUBLIC_EMAILJS_PUBLIC_KEY as in the example');
  expect(mailProblem({ ...own, PUBLIC_EMAILJS_ORIGIN: 'http://127.0.0.1:4400' })).toContain('stand-in');
});

test("a built page is connected when its form names a mail service that is not the example's", () => {
  expect(connectedMail('<form class="x" data-mail-service="service_1">')).toBe('service_1');
  expect(connectedMail('<form class="x">')).toBeUndefined();
  expect(connectedMail(`<form data-mail-service="${example.PUBLIC_EMAILJS_SERVICE_ID}">`)).toBeUndefined();
});
