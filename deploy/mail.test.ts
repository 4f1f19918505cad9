import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { mailProblem } from './mail.ts';

const example = parseEnv(readFileSync('.env.example', 'utf8'));
const own = Object.fromEntries(Object.keys(example).map((name) => [name, `own-${name}`]));

test('settings of a company are accepted, and missing ones reported, with the place to set them', () => {
  expect(mailProblem(own)).toBeUndefined();
  expect(mailProblem({})).toBe(
    `The contact form is not connected: ${Object.keys(example).join(', ')} not set. ` +
      'Set it in .env, or as a variable of the repository (docs/operations.md).',
  );
});

test('the example settings are rejected, and so is a local server', () => {
  const { PUBLIC_EMAILJS_PUBLIC_KEY } = example;
  expect(mailProblem({ ...own, PUBLIC_EMAILJS_PUBLIC_KEY })).toContain(
    'PUBLIC_EMAILJS_PUBLIC_KEY unchanged from the example',
  );
  expect(mailProblem({ ...own, PUBLIC_EMAILJS_ORIGIN: 'http://127.0.0.1:4400' })).toContain('local server');
});
