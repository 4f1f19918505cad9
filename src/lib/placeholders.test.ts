import { expect, test } from 'vitest';
import { interpolate, interpolateAll, placeholdersIn } from './placeholders';

test('placeholders are filled by name, also with zero; unknown ones stay', () => {
  expect(interpolate('{number} of {total} {things}', { number: 0, total: 14 })).toBe('0 of 14 {things}');
});

test('a count is followed by the plural form of the language', () => {
  const fill = (services: number) => interpolate('There are {services:service|services}.', { services });
  expect([0, 1, 2, 12_000].map(fill)).toEqual([
    'There are 0 services.',
    'There are 1 service.',
    'There are 2 services.',
    'There are 12,000 services.',
  ]);
  const fillPolish = (roles: number) => interpolate('{roles:rola|role|ról}', { roles }, 'pl');
  expect([1, 2, 5].map(fillPolish)).toEqual(['1 rola', '2 role', '5 ról']);
  expect(interpolate('{name:a|b} {nothing:a|b}', { name: 'Ada' })).toBe('{name:a|b} {nothing:a|b}');
});

test('every text of a value is filled, and everything else is unchanged', () => {
  const rest = { number: 7, day: new Date('2026-03-12'), none: undefined };
  const value = (name: string, roles: string) => ({
    title: `About ${name}`,
    items: [{ text: `${roles} roles` }, rest],
  });
  expect(interpolateAll(value('{name}', '{roles}'), { name: 'Ada', roles: 0 }, 'en')).toEqual(value('Ada', '0'));
});

test('braces in code are not placeholders', () => {
  const text = 'Write `{name}` or\n\n```js\nuse({name});\n```\n\nfor {name}.';
  expect(interpolateAll(text, { name: 'Ada' }, 'en')).toBe('Write `{name}` or\n\n```js\nuse({name});\n```\n\nfor Ada.');
  expect(placeholdersIn(text)).toEqual(['name']);
});
