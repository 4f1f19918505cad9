import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { OpenWindow } from './page.ts';

interface Target {
  selector: string;
  name?: string | undefined;
  action?: 'scroll' | 'focus';
}

/** The first visible element that matches, as the browser shows it. */
function inspect({ selector, name, action }: Target) {
  const nameOf = (one: HTMLElement) =>
    one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent;
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && (!name || nameOf(one)?.trim() === name),
  );
  if (!element) return null;
  if (action === 'scroll') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (action === 'focus') element.focus();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return {
    box: { left, top, width, height },
    x,
    y,
    /** Whether a click in its middle reaches it. */
    isOnTop: x < innerWidth && y < innerHeight && element.contains(document.elementFromPoint(x, y)),
    isFocused: document.activeElement === element,
    text: element.textContent?.trim(),
  };
}

/** A page with what a person does on it. */
export function visitorOf({ page, errors }: OpenWindow, site: string) {
  const look = async (target: Target) => (await page.evaluate(inspect, target)) ?? undefined;
  return {
    page,
    /** Forgets the errors that a test expects. */
    expectErrors: errors,
    find: (selector: string, name?: string) => look({ selector, name }),
    focus: (selector: string, name?: string) => look({ selector, name, action: 'focus' }),
    go: async (path: string) => {
      await page.goto(site + path);
      const waiting = () => document.querySelectorAll('astro-island[ssr], [data-ready=false]').length;
      await expect.poll(() => page.evaluate(waiting)).toBe(0);
    },
    /** Clicks an element once it stands still and nothing covers it. */
    click: async (selector: string, name?: string) => {
      let before = '';
      const place = async () => {
        const seen = await look({ selector, name, action: 'scroll' });
        const box = JSON.stringify(seen?.box);
        const isStill = box === before;
        before = box;
        if (!seen?.isOnTop || !isStill) throw new Error(`${selector} ${name ?? ''} cannot be clicked.`);
        return seen;
      };
      const { x, y } = await vi.waitFor(place, { timeout: 15_000 });
      await page.mouse.click(x, y);
    },
    /** The theme by the color behind the page. */
    background: () =>
      page.evaluate(() => {
        const color = getComputedStyle(document.documentElement).backgroundColor;
        return Number(color.match(/\d+/)?.[0]) > 127 ? 'light' : 'dark';
      }),
    /** The theme by the middle of a drawing on the screen. */
    drawingTheme: async (selector: string) => {
      const { box } = (await look({ selector, action: 'scroll' })) ?? {};
      if (!box) throw new Error(`${selector} is not visible.`);
      const half = { width: Math.round(box.width / 2), height: Math.round(box.height / 2) };
      const [left, top] = [Math.round(box.left + box.width / 4), Math.round(box.top + box.height / 4)];
      const middle = sharp(await page.screenshot()).extract({ left, top, ...half });
      const [gray = 0] = await middle.resize(1, 1).greyscale().raw().toBuffer();
      return gray > 127 ? 'light' : 'dark';
    },
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
