import type { Locator, Page } from '@playwright/test';
import { words } from './content.ts';
import { expect } from './test.ts';

export const motionSwitch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.controls.motion, exact: true });

/**
 * Opens a page whose clock stands still and lets its islands take over. From then on time passes only by
 * `page.clock.runFor`, so a test can say what is true at a given millisecond.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await waitForHydration(page);
}

export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-02T09:00:01Z'));
}

/** Lets the islands take over: they wait for an idle moment, which the still clock never gives by itself. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await hydrated(page);
}

/** Keeps the particle field empty where a test lets minutes pass: drawing every frame of them proves nothing. */
export async function withoutParticles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

/** Waits until every island has taken over, effects included. Moves no clock. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('[data-ready=false]')).toHaveCount(0);
  await settled(page);
}

/** Waits until React has done what it put off: it works in tasks of its own, which no clock controls. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 20; round++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}

/** Lets time pass, and React act on it. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settled(page);
}

/** A finger that goes from one point to another. Needs a context with touch. */
export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 5; step++) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 }]);
  }
  await touch('touchEnd', []);
  await session.detach();
  await settled(page);
}

/** Scrolls until this share of an element stands above the lower edge of the view, and lets the page notice. */
export async function bringIntoView(page: Page, element: Locator, share: number): Promise<void> {
  await element.evaluate((target, part) => {
    const { top, height } = target.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: 'instant' });
  }, share);
  await observed(page);
}

/** Waits until the browser has told every observer what it sees: the last one to ask is answered last. */
export async function observed(page: Page): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement);
        }),
    );
  }
  await settled(page);
}
