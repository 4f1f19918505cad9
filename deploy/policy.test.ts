import { describe, expect, test } from 'vitest';
import { withIntegrity } from './integrity.ts';
import { isLongLived, longLivedRules } from './longLived.ts';
import { contentSecurityPolicy, inlineHashes } from './policy.ts';
import type { Site } from './site.ts';

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

describe('what may be kept for good', () => {
  const files = [
    '/_astro/a.AAAAAAAA.js',
    '/art/b.11111111.svg',
    '/art/c.11111111.svg',
    '/icon.svg',
    '/_astro/old.BBBBBBBB.js',
  ];
  const site: Site = {
    pages: [],
    lost: [],
    redirects: [],
    files: files.map((path) => ({ path, file: path.slice(1) })),
    kept: new Set(['_astro/old.BBBBBBBB.js']),
  };

  test('one rule stands for one file or for the files that share a digest', () => {
    expect(longLivedRules(site)).toEqual(['/_astro/a.AAAAAAAA.js', '/art/*.11111111.svg']);
  });

  test('a file that is not there matches no rule, nor does one without a digest or of an earlier build', () => {
    const rules = longLivedRules(site);
    expect(['/art/b.11111111.svg', '/_astro/a.AAAAAAAA.js'].every((path) => isLongLived(path, rules))).toBe(true);
    const others = ['/art/b.22222222.svg', '/_astro/a.CCCCCCCC.js', '/icon.svg', '/_astro/old.BBBBBBBB.js'];
    expect(others.filter((path) => isLongLived(path, rules))).toEqual([]);
  });

  test('files beyond the limit of rules are asked about instead', () => {
    expect(longLivedRules(site, 1)).toEqual(['/_astro/a.AAAAAAAA.js']);
  });
});
