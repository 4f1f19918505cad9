import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { findProblems } from './productionChecks.ts';
import { findSample } from './sample.ts';

test('a production build needs a connected form, and no drafts', () => {
  const settings = {
    PUBLIC_EMAILJS_SERVICE_ID: 'service_of_a_company',
    PUBLIC_EMAILJS_TEMPLATE_ID: 'template_of_a_company',
    PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_a_company',
  };
  expect(findProblems(settings)).toEqual([]);
  expect(findProblems({ SHOW_DRAFTS: '1' })).toEqual([
    expect.stringContaining('would show drafts to visitors'),
    expect.stringContaining('is not connected'),
  ]);
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
