import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { findProblems } from './productionChecks.ts';

const settings = {
  PUBLIC_EMAILJS_SERVICE_ID: 'service_of_a_company',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template_of_a_company',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_a_company',
};

test('a production build needs a connected form, and no drafts', () => {
  const root = folderWith({ 'content/site.yaml': 'name: Roots\nurl: https://roots.company\n' });
  expect(findProblems(settings, root)).toEqual([]);
  expect(findProblems({ SHOW_DRAFTS: '1' }, root)).toEqual([
    expect.stringContaining('would show drafts to visitors'),
    expect.stringContaining('is not connected'),
  ]);
});

test('a production build needs content without the sample company, in every file', () => {
  const root = folderWith({
    'content/site.yaml': 'name: Roots\nemail: hello@roots.example\n',
    'content/articles/trees.yaml':
      'text: For example, https://login.example.com is the issuer. An .examples file, too.\n',
    'content/legal/terms.yaml': 'text: |\n  What trelliswork promises\n  Write to a@b.example.\n',
  });
  expect(findProblems(settings, root)).toEqual([
    'content/legal/terms.yaml, line 2: replace the sample: What trelliswork promises',
    'content/legal/terms.yaml, line 3: replace the sample: Write to a@b.example.',
    'content/site.yaml, line 2: replace the sample: email: hello@roots.example',
  ]);
});
