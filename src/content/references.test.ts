import { expect, test } from 'vitest';
import { checkReferences } from './references.ts';

test('a reference to a file that does not exist is named with both files', () => {
  const services = [{ id: 'web-dev' }];
  expect(() => checkReferences('projects/roots', 'services', ['web-dev', undefined], services)).not.toThrow();
  expect(() => checkReferences('projects/roots', 'services', ['web-dev', 'soil'], services)).toThrow(
    'content/projects/roots.yaml refers to content/services/soil.yaml, which does not exist.',
  );
});
