import { expect, test } from 'vitest';
import { findOrExplain } from './contentMistakes';

// What is said of every other mistake stands in src/content/read.test.ts.
test('a name that leads to nothing is explained with the names that exist', () => {
  const offices = [{ id: 'pune' }, { id: 'singapore' }];
  const where = { file: 'content/jobs/gardener.yaml', field: 'office', source: 'content/site.yaml' };
  expect(() => findOrExplain(offices, 'punee', where)).toThrow(
    'content/jobs/gardener.yaml: the field "office" names "punee", but content/site.yaml has no such entry. It has: "pune", "singapore".',
  );
  expect(findOrExplain(offices, 'pune', where)).toEqual({ id: 'pune' });
});
