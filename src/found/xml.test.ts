import { expect, test } from 'vitest';
import { element, escapeXml } from './xml';

test('markup in a text stays text', () => {
  expect(element('title', 'Terms & <b>')).toBe('<title>Terms &amp; &lt;b&gt;</title>');
  expect(element('pubDate', undefined)).toBe('');
});

test('characters that XML cannot hold are left out', () => {
  expect(escapeXml('a\u0000b\u000bc\nd')).toBe('abc\nd');
});
