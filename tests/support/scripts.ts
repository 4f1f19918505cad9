import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Opens a page and returns how many bytes of script it carries and loads, as brotli sends them. */
export async function scriptBytes(page: Page, address: string): Promise<number> {
  const loaded: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .evaluateAll((all) => all.map((script) => script.textContent ?? ''));
  return [...inline.filter(Boolean).map((text) => Buffer.from(text)), ...(await Promise.all(loaded))]
    .map((script) => brotliCompressSync(script).length)
    .reduce((sum, size) => sum + size, 0);
}
