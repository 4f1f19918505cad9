import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { findSample } from './sample.ts';

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
