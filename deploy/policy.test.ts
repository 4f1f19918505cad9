import { describe, expect, test } from 'vitest';
import { withIntegrity } from './integrity.ts';
import { contentSecurityPolicy, inlineHashes } from './policy.ts';

describe('the policy', () => {
  test('has a hash for each inline script and style, and none for data', () => {
    const { scripts, styles } = inlineHashes(
      '<script>1</script><script type="module">2</script><script type="application/ld+json">{}</script>' +
        '<script type="module" src="/a.js"></script><style>a{}</style>',
    );
    expect(scripts).toEqual([
      "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
      "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
    ]);
    expect(styles).toHaveLength(1);
  });

  test('allows data as a font or a picture only where a style sheet holds it', () => {
    const bare = contentSecurityPolicy({ html: ['<p>x</p>'], css: ['a{}'] });
    expect(bare).toContain("font-src 'self';");
    expect(bare).toContain("img-src 'self';");
    const full = contentSecurityPolicy({ html: [], css: ['a{src:url(data:font/woff2;base64,x)}'] });
    expect(full).toContain("font-src 'self' data:;");
  });
});

test('scripts and style sheets of our own get their digest, and get it once', () => {
  const page =
    '<script type="module" src="/_astro/a.js"></script><link rel="stylesheet" href="/_astro/a.css"><link href="/x.css">';
  const done = withIntegrity(page, (path) => Buffer.from(path));
  expect(done.match(/integrity="sha384-[\w+/]{64}"/g)).toHaveLength(2);
  expect(done).toContain('<link href="/x.css">');
  expect(withIntegrity(done, () => Buffer.from('other'))).toBe(done);
});
