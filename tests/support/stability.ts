import type { Page } from '@playwright/test';

declare global {
  interface Window {
    load: { shift: number; shifted: string[]; longestTask: number };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Has the page add up what moved in its layout without the visitor's doing, and note the longest task. */
export async function watchLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.load = { shift: 0, shifted: [], longestTask: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        window.load.shift += entry.value;
        const names = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : `${node?.nodeName} in ${node?.parentElement?.className}`,
        );
        window.load.shifted.push(`${entry.value.toFixed(5)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.load.longestTask = Math.max(window.load.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** What has been noted so far; two frames on, so that the last change is among it. */
export async function loadSoFar(page: Page): Promise<Window['load']> {
  return page.evaluate(
    () =>
      new Promise<Window['load']>((resolve) => {
        let frames = 0;
        const observer = new ResizeObserver(() => {
          if (++frames > 2) {
            observer.disconnect();
            probe.remove();
            resolve(window.load);
          } else probe.width = `${frames}`;
        });
        const probe = document.createElement('canvas').cloneNode() as unknown as HTMLElement & { width: string };
        document.documentElement.append(probe);
        observer.observe(probe);
      }),
  );
}
