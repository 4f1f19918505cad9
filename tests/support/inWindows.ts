import type { Page } from '@playwright/test';
import { test } from './test.ts';

/** Looks at a page in windows of these sizes, such as 390x844, each in a step of its own. */
export async function inWindows(
  page: Page,
  sizes: readonly string[],
  look: (width: number, height: number) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    await test.step(size, async () => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await look(width, height);
    });
  }
}
