import type { Page } from '@playwright/test';
import { observed } from './island.ts';

declare global {
  interface Window {
    load: { shift: number; shifted: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Makes the page sum up its unexpected layout shifts. */
export async function watchLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.load = { shift: 0, shifted: [] };
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : `text in ${node?.parentElement?.className}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        window.load.shift += value;
        window.load.shifted.push(`${value.toFixed(5)}: ${sources.map(({ node }) => name(node)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far, after all transitions have ended. */
export async function loadSoFar(page: Page): Promise<Window['load']> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  await observed(page);
  return page.evaluate(() => window.load);
}
