import { expect, test } from 'vitest';
import { productionProblem } from './productionChecks.ts';

const settings = {
  PUBLIC_EMAILJS_SERVICE_ID: 'service_of_a_company',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template_of_a_company',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_a_company',
};

test('a production build needs own addresses, a connected form, and no drafts', () => {
  const site = 'name: Roots\nurl: https://roots.company\n';
  expect(productionProblem(settings, site)).toBeUndefined();
  expect(productionProblem({ ...settings, SHOW_DRAFTS: '1' }, site)).toContain('would show drafts to visitors');
  expect(productionProblem({ ...settings, PUBLIC_EMAILJS_PUBLIC_KEY: '' }, site)).toContain('is not connected');
  expect(productionProblem(settings, `${site}email: hello@roots.example\n`)).toBe(
    'content/site.yaml, line 3: replace the .example address.',
  );
});
