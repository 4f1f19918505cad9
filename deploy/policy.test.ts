import { describe, expect, test } from 'vitest';
import type { ThirdParties } from '../src/content/schemas/thirdParties.ts';
import { contentSecurityPolicy, inlineHashes } from './policy.ts';
import { thirdPartySources } from './thirdParties.ts';

describe('the policy', () => {
  test("starts with default-src 'none' and has nothing unsafe", () => {
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

  test('allows data: for fonts or pictures only if a style sheet contains it', () => {
    const full = contentSecurityPolicy({ html: [], css: ['a{src:url(data:font/woff2;base64,x)}'] });
    expect(full).toContain("font-src 'self' data:;");
  });

  test('allows exactly what the third parties load and declare; a third-party script turns off Trusted Types', () => {
    const privacy = 'Visits are counted.';
    const allow = { 'connect-src': ['https://reports.example'], inlineStyles: true };
    const analytics = { script: 'https://count.example/js/script.js?v=2', privacy, allow };
    const booking = {
      title: 'A call',
      company: 'Roots',
      show: 'Show',
      frame: 'https://calendar.example/us',
      link: 'Book a call',
      privacy,
    };
    const policyWith = (entries: ThirdParties) =>
      contentSecurityPolicy({ html: ['<style>a{}</style>'], css: [], thirdParties: thirdPartySources(entries) });

    expect(policyWith({ booking })).toBe(`${policyWith({})}; frame-src https://calendar.example`);
    const counted = policyWith({ analytics });
    expect(counted).toContain("script-src 'self' https://count.example/js/script.js;");
    expect(counted).toContain("style-src 'self' 'unsafe-inline';");
    expect(counted).toContain("connect-src 'self' https://api.emailjs.com https://reports.example;");
    expect(counted).not.toContain('trusted-types');
  });
});
