import { expect, test } from 'vitest';
import { allowCounter, completeHeaders } from './postBuild.ts';

test('more rules than the host reads are an error', () => {
  const files = Array.from({ length: 100 }, (_, index) => `script.${String(index).padStart(8, 'a')}.js`);
  expect(completeHeaders('', [], files)).toContain('/_astro/script.aaaaaa99.js');
  expect(() => completeHeaders('/*\n  Vary: Accept\n', [], files)).toThrow('_headers has 101 rules.');
});

test('pages may reach a counter that the privacy policy names', () => {
  const page = '<!DOCTYPE html><html lang="en" data-counter="https://roots.example/count"><main>';
  const allow = (home: string, policy: string) => allowCounter("connect-src 'self';", home, policy);
  expect(allow(page, `${page}roots.example`)).toBe("connect-src 'self' https://roots.example/count;");
  expect(() => allow(page, page)).toThrow('content/legal/privacy-policy.yaml should name roots.example,');
  expect(allow('<html lang="en">', page)).toBe("connect-src 'self';");
});
