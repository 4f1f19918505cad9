import { expect, test } from 'vitest';
import { page, plain, withAbsoluteLinks } from './markdown';

test('what would begin markup is escaped', () => {
  expect(plain('<24 hours, C* and [x]')).toBe('\\<24 hours, C\\* and \\[x\\]');
});

test('a missing part leaves no gap', () => {
  expect(page('# One', undefined, 'Two')).toBe('# One\n\nTwo\n');
});

test('links on the site name the site, others stay', () => {
  const text = '[a](/contact) [b](https://other.example/) [c](//cdn.example)';
  const expected = '[a](https://site.example/contact) [b](https://other.example/) [c](//cdn.example)';
  expect(withAbsoluteLinks(text, 'https://site.example')).toBe(expected);
});
