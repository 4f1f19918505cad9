import type { Page } from '@playwright/test';
import { openStill, pass, setHidden } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

interface Frame {
  nodes: { x: number; y: number; leaf: boolean }[];
  links: { from: [number, number]; to: [number, number] }[];
}

declare global {
  interface Window {
    drawn: { frames: number; last: Frame };
  }
}

/** Listens to what the page draws: a frame begins when the surface is cleared. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const empty = (): Frame => ({ nodes: [], links: [] });
    window.drawn = { frames: 0, last: empty() };
    let begun: [number, number] = [0, 0];
    const after = <Name extends 'clearRect' | 'fillRect' | 'moveTo' | 'lineTo' | 'arc'>(
      name: Name,
      told: (...values: number[]) => void,
    ) => {
      const own = CanvasRenderingContext2D.prototype[name] as (...values: number[]) => void;
      Object.assign(CanvasRenderingContext2D.prototype, {
        [name](this: CanvasRenderingContext2D, ...values: number[]) {
          told(...values);
          own.apply(this, values);
        },
      });
    };
    after('clearRect', () => {
      window.drawn.frames += 1;
      window.drawn.last = empty();
    });
    after('fillRect', (x = 0, y = 0, width = 0) => {
      window.drawn.last.nodes.push({ x: x + width / 2, y: y + width / 2, leaf: false });
    });
    after('moveTo', (x = 0, y = 0) => {
      begun = [x, y];
    });
    after('lineTo', (x = 0, y = 0) => window.drawn.last.links.push({ from: begun, to: [x, y] }));
    // A leaf is two arcs; the first lies half a leaf to the lower right of its middle.
    after('arc', (x = 0, y = 0, _radius = 0, start = 0) => {
      if (start > 0) window.drawn.last.nodes.push({ x: x - 5, y: y - 5, leaf: true });
    });
  });
}

const drawn = (page: Page) => page.evaluate(() => window.drawn);
const size = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
const frames = async (page: Page, ms: number) => {
  const before = (await drawn(page)).frames;
  await pass(page, ms);
  return (await drawn(page)).frames - before;
};

test.beforeEach(({ page }) => listen(page));

for (const { width, height, count } of [
  { width: 390, height: 844, count: 21 },
  { width: 1440, height: 900, count: 86 },
  { width: 1920, height: 1080, count: 100 },
]) {
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`there are ${count} particles, and links between those within 100 px`, async ({ page }) => {
      await openStill(page, '/');
      await pass(page, 1_000);
      const { nodes, links } = (await drawn(page)).last;
      expect(nodes).toHaveLength(count);
      expect(nodes.filter(({ leaf }) => leaf)).toHaveLength(Math.ceil(count / 9));
      const near = nodes.flatMap((from, index) =>
        nodes.slice(index + 1).filter((to) => Math.hypot(to.x - from.x, to.y - from.y) <= 100),
      );
      expect(links).toHaveLength(near.length);
      for (const { from, to } of links) expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeLessThanOrEqual(100);
      for (const { x, y } of nodes) {
        expect(x).toBeGreaterThan(-1);
        expect(x).toBeLessThan(width + 1);
        expect(y).toBeGreaterThan(-1);
        expect(y).toBeLessThan(height + 1);
      }
    });
  });
}

test('draws about sixty frames a second, each a little on', async ({ page }) => {
  await openStill(page, '/');
  const [first] = (await drawn(page)).last.nodes;
  const count = await frames(page, 1_000);
  expect(count).toBeGreaterThanOrEqual(58);
  expect(count).toBeLessThanOrEqual(63);
  const [later] = (await drawn(page)).last.nodes;
  expect(later).not.toEqual(first);
});

test('draws nothing while the page is hidden, and goes on where it was', async ({ page }) => {
  await openStill(page, '/');
  await setHidden(page, true);
  const before = (await drawn(page)).last;
  expect(await frames(page, 60_000)).toBe(0);
  await setHidden(page, false);
  expect((await drawn(page)).last).toEqual(before);
  expect(await frames(page, 160)).toBeGreaterThan(0);
  const [from] = before.nodes;
  const [to] = (await drawn(page)).last.nodes;
  if (!from || !to) throw new Error('no particles');
  expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(5);
});

test('holds one frame while motion is paused', async ({ page }) => {
  await openStill(page, '/');
  const motion = page.getByRole('banner').getByRole('button', { name: 'Pause motion' });
  await motion.click();
  expect(await frames(page, 10_000)).toBe(0);
  expect((await drawn(page)).last.nodes).toHaveLength(61);
  await motion.click();
  expect(await frames(page, 160)).toBeGreaterThan(0);
});

test('draws one frame anew in the colors of the other theme, even while paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await openStill(page, '/');
  const ink = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.strokeStyle);
  expect(await ink()).toBe('#10312a');
  await page.getByRole('banner').getByRole('button', { name: 'Switch color theme' }).click();
  await expect.poll(ink).toBe('#f1eddf');
});

test.describe('On a screen of high density', () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 1440, height: 900 } });

  test('the canvas has two pixels for one, also after a resize', async ({ page }) => {
    await openStill(page, '/');
    expect(await size(page)).toEqual([2880, 1800]);
    await page.setViewportSize({ width: 800, height: 600 });
    await expect.poll(() => size(page)).toEqual([1600, 1200]);
    await pass(page, 100);
    const { nodes } = (await drawn(page)).last;
    expect(nodes).toHaveLength(32);
    for (const { x, y } of nodes) {
      expect(x).toBeLessThan(801);
      expect(y).toBeLessThan(601);
    }
  });
});

test('a resize moves what is there and adds what is missing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1000, height: 600 });
  await openStill(page, '/');
  const before = (await drawn(page)).last.nodes;
  expect(before).toHaveLength(40);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(() => size(page)).toEqual([1000, 900]);
  const after = (await drawn(page)).last.nodes;
  expect(after).toHaveLength(60);
  for (const [index, { x, y }] of before.entries()) {
    expect(after[index]?.x).toBeCloseTo(x);
    expect(after[index]?.y).toBeCloseTo(y * 1.5);
  }
});
