import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceGroups } from '@/content/schemas/entries';

test('every group has a rule that hides the cards of the others', () => {
  const css = readFileSync(new URL('./ServiceCatalogue.module.css', import.meta.url), 'utf8');
  const rule = (group: string) => `&:has([value="${group}"]:checked) > article:not([data-group="${group}"])`;
  expect(serviceGroups.filter((group) => !css.includes(rule(group)))).toEqual([]);
});
