import { expect } from 'vitest';
import type { Answer } from './ask.ts';

/** The headings of the not-found pages, as the specification has them. */
const lostHeadings = {
  '/': '404 - Page Not Found',
  '/services/': 'Service Not Found',
  '/jobs/': 'Job not found',
  '/blog/': 'Blog not found.',
} as const;

export type Section = keyof typeof lostHeadings;

const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; /,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^require-corp$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
};

/** The full security set, each header once. */
export function expectSecurityHeaders({ headers }: Answer): void {
  const wrong = Object.entries(securityHeaders).filter(([name, value]) => !value.test(String(headers[name])));
  expect(wrong.map(([name]) => `${name}: ${headers[name]}`)).toEqual([]);
}

/** Kept for no longer than it takes to ask again. */
export function expectNoLongCache({ headers }: Answer): void {
  expect(headers['cache-control'] ?? 'public, max-age=0').toMatch(/max-age=0|no-cache|no-store/);
  expect(headers['cache-control'] ?? '').not.toContain('immutable');
}

const headingOf = (html: string) =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '(no heading)';

/** NF: 404, the not-found page of the section, not to be indexed, all headers, no long cache. */
export function expectLost(answer: Answer, section: Section = '/'): void {
  expect(answer.status).toBe(404);
  expect(headingOf(answer.text)).toBe(lostHeadings[section]);
  expect(answer.text).toContain('<meta name="robots" content="noindex">');
  expectSecurityHeaders(answer);
  expectNoLongCache(answer);
}
