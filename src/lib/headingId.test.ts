import { expect, test } from 'vitest';
import { headingId } from './headingId';

test.each([
  ['How We Work', 'how-we-work'],
  ['Über uns', 'über-uns'],
  ['Links', 'links-2'],
  ['Main', 'main-2'],
  ['Values', 'values-2'],
  ['?', 'section'],
])('the heading "%s" has the unique id %s', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
