import { expect, test } from 'vitest';
import { childrenOf, readXml, textOf } from './xml.ts';

test.each([
  '<a><b></a>',
  '<a><b>',
  '<a></A>',
  '<a/><b/>',
  '<a/>text',
  '<a x="1" x="2"/>',
  '<a x=1/>',
  '<a><x:b/></a>',
  '<a>Terms & conditions</a>',
  '<a>1 < 2</a>',
  '<a>&nbsp;</a>',
  '<a>\u000b</a>',
])('%j is not well-formed and is refused', (source) => {
  expect(() => readXml(source)).toThrow();
});

test('what is well-formed is read', () => {
  const root = readXml('<?xml version="1.0"?><a><b x="1">Terms &amp; &#39;conditions&#39;</b><c><b/></c></a>');
  expect(textOf(root, 'b')).toBe("Terms & 'conditions'");
  expect(childrenOf(root, 'b')).toHaveLength(1);
});
