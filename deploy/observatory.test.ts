import { describe, expect, test } from 'vitest';
import { type Capture, judge, score } from './observatory.ts';

const strict: Record<string, string> = {
  'content-security-policy': "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const capture = (change: Partial<Capture> = {}, headers: Record<string, string | undefined> = {}): Capture => ({
  headers: { ...strict, ...headers },
  html: '<script src="/a.js" integrity="sha384-x"></script>',
  plainRedirect: { status: 301, location: 'https://site.example/' },
  hostname: 'site.example',
  ...change,
});

const modifierOf = (test: string, given: Capture) => judge(given).find((verdict) => verdict.test === test)?.modifier;

describe("the Observatory's rules", () => {
  test('give 155 to a site with everything but a place on the preload list', () => {
    expect(judge(capture())).toHaveLength(12);
    expect(score(judge(capture()))).toBe(155);
  });

  test('take points and every bonus from a site without headers', () => {
    const bare = { headers: {}, html: '', hostname: 'site.example', plainRedirect: undefined };
    expect(score(judge(bare))).toBe(100 - 25 - 20 - 5 - 20);
  });

  test.each([
    ["default-src 'none'; form-action *", 5],
    ["default-src 'self'; form-action 'self'", 5],
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'none'; img-src http://pictures.example", -20],
  ])('a policy of %s counts %i', (policy, modifier) => {
    expect(modifierOf('Content-Security-Policy', capture({}, { 'content-security-policy': policy }))).toBe(modifier);
  });

  test('a foreign script without a digest costs 50', () => {
    const html = '<script src="https://elsewhere.example/a.js"></script>';
    expect(modifierOf('Subresource Integrity', capture({ html }))).toBe(-50);
  });

  test('plain HTTP that leads elsewhere costs 20', () => {
    const plainRedirect = { status: 301, location: 'https://elsewhere.example/' };
    expect(modifierOf('Redirection', capture({ plainRedirect }))).toBe(-20);
  });

  test('an unknown value of an isolation header costs 5', () => {
    expect(modifierOf('Cross-Origin-Opener-Policy', capture({}, { 'cross-origin-opener-policy': 'yes' }))).toBe(-5);
  });
});
