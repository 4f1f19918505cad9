import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './policy.ts';
import { thirdParties } from './thirdParties.ts';

describe('the policy', () => {
  test('starts from nothing and allows nothing unsafe', () => {
    expect(contentSecurityPolicy({ html: [], css: [] })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self' https://api.emailjs.com; manifest-src 'self'; form-action 'self' mailto:; " +
        "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

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
    const full = contentSecurityPolicy({ html: [], css: ['a{src:url(data:font/woff2;base64,x)}'] });
    expect(full).toContain("font-src 'self' data:;");
  });

  test('allows the script of a service that counts visits, and where it reports to, and nothing else of it', () => {
    const site =
      'analytics:\n  script: https://count.example/js/script.js?v=2\n  reportsTo: https://reports.example/api';
    expect(thirdParties(site)).toEqual({
      'script-src': ['https://count.example/js/script.js'],
      'connect-src': ['https://reports.example'],
    });
    expect(thirdParties('name: Roots')).toEqual({});
  });

  test("adds the sources of others to a directive, in place of 'none'", () => {
    const others = { 'frame-src': ['https://maps.example'], 'default-src': ['https://a.example'] };
    const policy = contentSecurityPolicy({ html: [], css: [], thirdParties: others });
    expect(policy).toMatch(/^default-src https:\/\/a\.example; .*; frame-src https:\/\/maps\.example$/);
  });
});
