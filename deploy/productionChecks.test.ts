import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { addressProblem, mailProblem } from './productionChecks.ts';
import { findSample } from './sample.ts';

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

test('the address of the site is that of its domain, once it is bound', () => {
  expect(addressProblem('https://roots.company', 'https://roots.company')).toBeUndefined();
  expect(addressProblem('https://roots.company', '')).toBeUndefined();
  expect(addressProblem('https://roots.company', 'https://www.roots.company')).toBe(
    'The Website in content/site.yaml is https://roots.company, but the variable ORIGIN of the repository is https://www.roots.company.',
  );
});

const files = {
  'wrangler.json': '{ "name": "mossgate-website" }',
  'content/site.yaml': 'name: Roots\nemail: hello@roots.example\nphone: +1 919 555 0142\n',
  'content/articles/own.yaml':
    'published: 2026-03-12\nblocks: [{ text: "Of https://login.example.com, a .env.example, +91 98555 01234 and mossgates." }]\n',
  'content/articles/theirs.yaml': 'published: 2026-03-12\nauthor: ada-of-mossgate.yaml\n',
  'content/articles/draft.yaml': 'author: ada-of-mossgate.yaml\n',
  'content/legal/terms.yaml': 'sections:\n  - text: >\n      What MOSSGATE promises, as it once\n      said to Ada.\n',
};

test('a file with values of the sample is named with them, unless it is a draft', () => {
  expect(findSample(folderWith({ ...files, 'deploy/sample.txt': 'Mossgate\nonce said\n' }))).toEqual([
    'content/articles/theirs.yaml still has values of the sample: Mossgate',
    'content/legal/terms.yaml still has values of the sample: Mossgate | once said',
    'content/site.yaml still has values of the sample: roots.example | +1 919 555 0142',
    'wrangler.json still has values of the sample: Mossgate',
  ]);
});

test('without the list nothing is of the sample', () => {
  expect(findSample(folderWith(files))).toEqual([]);
});
