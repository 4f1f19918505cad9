// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { findAskedExample } from './askedExample';

const small = { name: 'A desk', text: 'USD 6 to 9' };
const large = { name: 'A hall', text: 'USD 60 to 90' };
const services = [
  { id: 'desks', title: 'Desks', examples: [small, large] },
  { id: 'chairs', title: 'Chairs' },
];

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['?service=desks&example=2', { ...large, service: 'Desks' }],
  ['?service=desks&example=3', undefined],
  ['?service=desks&example=0', undefined],
  ['?service=desks&example=length', undefined],
  ['?service=desks', undefined],
  ['?service=chairs&example=1', undefined],
  ['?service=__proto__&example=1', undefined],
  ['?example=1', undefined],
])('the address %s names this example: %j', (query, expected) => {
  history.replaceState(null, '', `/contact${query}`);
  expect(findAskedExample(services)).toEqual(expected);
});
