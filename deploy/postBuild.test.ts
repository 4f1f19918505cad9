import { expect, test } from 'vitest';
import { completeHeaders } from './postBuild.ts';

const pages = [
  '<script>1</script><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>',
  '<script>1</script><script type="module">2</script>',
];

test('the policy gets each inline script once, and each hashed file a rule', () => {
  const headers = "/*\n  Content-Security-Policy: script-src 'self' INLINE_SCRIPTS;\n";
  const files = ['b.BBBBBBBB.woff2', 'a.AAAAAAA-.js', 'photograph.CCCCCCCC.webp', 'unhashed.js'];
  expect(completeHeaders(headers, pages, files)).toBe(`/*
  Content-Security-Policy: script-src 'self' 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';
/_astro/a.AAAAAAA-.js
  Cache-Control: public, max-age=31536000, immutable
/_astro/b.BBBBBBBB.woff2
  Cache-Control: public, max-age=31536000, immutable
`);
});

test.each(["script-src 'self'", 'INLINE_SCRIPTS INLINE_SCRIPTS'])('headers with "%s" are an error', (headers) => {
  expect(() => completeHeaders(headers, pages, [])).toThrow('public/_headers must have INLINE_SCRIPTS exactly once.');
});
