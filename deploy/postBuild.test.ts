import { expect, test } from 'vitest';
import { allowCounter } from './postBuild.ts';

test('pages may reach a counter that the privacy policy names', () => {
  const page = '<!DOCTYPE html><html lang="en" data-counter="https://roots.example/count"><main>';
  const allow = (home: string, policy: string) => allowCounter("connect-src 'self';", home, policy);
  expect(allow(page, `${page}roots.example`)).toBe("connect-src 'self' https://roots.example/count;");
  expect(() => allow(page, page)).toThrow('content/legal/privacy-policy.yaml should name roots.example,');
  expect(allow('<html lang="en">', page)).toBe("connect-src 'self';");
});
