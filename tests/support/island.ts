import type { Page } from '@playwright/test';
import { layoutStrings } from '../../src/layout/strings.ts';
import { expect } from './test.ts';

export const motionSwitch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: layoutStrings.motion, exact: true });

/**
 * Opens a page with a stopped clock and hydrates its islands. Then time passes only with `page.clock.runFor`, so a test can
 * check the state at a given millisecond.
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

/** Hydrates the islands, which wait for an idle callback that a stopped clock never runs. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await hydrated(page);
}

/** Keeps the particle field empty in tests that let minutes pass, because drawing every frame is slow. */
export async function withoutParticles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

/** Waits until every island is hydrated, including effects. Does not advance the clock. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('[data-ready=false]')).toHaveCount(0);
  await settled(page);
}

/** Adds rules to the page, as the visitor's own style sheet would. */
export const addStyles = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Waits for the scheduled work of React, which the clock does not control. */
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

/** Advances the clock, and waits for React. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settled(page);
}

/** Swipes from one point to another. Needs a context with touch. */
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

/** Waits until the browser has notified every IntersectionObserver, in the order of their creation. */
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
