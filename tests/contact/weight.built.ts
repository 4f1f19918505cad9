import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesAt, documentAt } from '../support/builtSite.ts';
import { importsOf } from '../support/scripts.ts';

test("the form's own code, its mail client included, is at most 12 kB on top of React", () => {
  const island = documentAt('/contact').querySelector('astro-island[component-export="ContactForm"]');
  const [form, react] = ['component-url', 'renderer-url'].map((name) => importsOf(island?.getAttribute(name) ?? ''));
  const own = [...(form ?? [])].filter((file) => !react?.has(file));
  const bytes = own.map((file) => brotliCompressSync(bytesAt(file)).length).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(12_000);
});
