import { expect, test } from 'vitest';
import { interpolate, interpolateAll, placeholdersIn } from './placeholders';

test('placeholders are filled by name', () => {
  expect(interpolate('{number} of {total}', { number: 3, total: 14 })).toBe('3 of 14');
});

test('a gap that nobody fills stays visible', () => {
  expect(interpolate('{name} and {other}', { name: 'Ada' })).toBe('Ada and {other}');
});

test('every text of a value is filled, and everything else stays as it is', () => {
  const day = new Date('2026-03-12');
  const value = { title: 'About {name}', items: [{ text: '{services} services' }, 7], day, none: undefined };
  expect(interpolateAll(value, { name: 'Ada', services: 3 })).toEqual({
    title: 'About Ada',
    items: [{ text: '3 services' }, 7],
    day,
    none: undefined,
  });
});

test('zero is a number like any other', () => {
  expect(interpolateAll('{roles} roles', { roles: 0 })).toBe('0 roles');
});

test('braces in code are no placeholders', () => {
  const text = 'Write `{name}` or\n\n```js\nuse({name});\n```\n\nfor {name}.';
  expect(interpolateAll(text, { name: 'Ada' })).toBe('Write `{name}` or\n\n```js\nuse({name});\n```\n\nfor Ada.');
  expect(placeholdersIn(text)).toEqual(['name']);
});
