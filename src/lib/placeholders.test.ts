import { expect, test } from 'vitest';
import { interpolate, interpolateAll, placeholdersIn } from './placeholders';

test('placeholders are filled by name, also with zero, and stay visible where nothing fills them', () => {
  expect(interpolate('{number} of {total} {things}', { number: 0, total: 14 })).toBe('0 of 14 {things}');
});

test('every text of a value is filled, and everything else stays as it is', () => {
  const rest = { number: 7, day: new Date('2026-03-12'), none: undefined };
  const value = (name: string, roles: string) => ({
    title: `About ${name}`,
    items: [{ text: `${roles} roles` }, rest],
  });
  expect(interpolateAll(value('{name}', '{roles}'), { name: 'Ada', roles: 0 })).toEqual(value('Ada', '0'));
});

test('braces in code are no placeholders', () => {
  const text = 'Write `{name}` or\n\n```js\nuse({name});\n```\n\nfor {name}.';
  expect(interpolateAll(text, { name: 'Ada' })).toBe('Write `{name}` or\n\n```js\nuse({name});\n```\n\nfor Ada.');
  expect(placeholdersIn(text)).toEqual(['name']);
});
