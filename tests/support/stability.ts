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

/** Has the page add up what moved in its layout without the visitor's doing. */
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

/** What moves when the fonts take the place of their fallbacks, where no transition runs. */
export const shiftByFonts = (page: Page): Promise<Window['load']> =>
  page.evaluate(async () => {
    const { style } = document.documentElement;
    const fallbacks = {
      '--sans': '"Instrument Sans fallback"',
      '--serif': '"Newsreader fallback"',
      '--numerals': '"Instrument Sans Numerals fallback"',
    };
    const framesPassed = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    };
    for (const [name, family] of Object.entries(fallbacks)) style.setProperty(name, family);
    await framesPassed();
    // Those soon after a new size of the window count here, too.
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift' });
    for (const name of Object.keys(fallbacks)) style.removeProperty(name);
    await framesPassed();
    observer.disconnect();
    const names = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.nodeName ?? ''));
    return { shift: shifts.reduce((sum, { value }) => sum + value, 0), shifted: names };
  });

/** What has been noted so far, once every transition has ended and the browser has drawn the result. */
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
