import type { Page } from '@playwright/test';
import { contrast, luminance } from './contrast.ts';

const leastContrast = 1.5;
const darkLuminance = 0.1;

/** The lines on dark backgrounds that can hardly be seen. */
export async function faintLines(page: Page): Promise<string[]> {
  const lines = await page.evaluate(readLines);
  const faint = lines.filter(
    ({ line, ground }) => luminance(ground) < darkLuminance && contrast(line, ground) < leastContrast,
  );
  return faint.map(({ name, line, ground }) => `${name}: ${line} on ${ground}`);
}

/** Every border that is seen, with its color and that of its background. Runs in the page. */
function readLines() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  /** The color of layers on top of each other. */
  function blend(...layers: string[]): number[] {
    if (!canvas) return [];
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }

  const isTransparent = (color: string) => color === 'rgba(0, 0, 0, 0)';

  function groundOf(element: Element): string {
    let around: Element | null = element;
    while (around && isTransparent(getComputedStyle(around).backgroundColor)) around = around.parentElement;
    return around ? getComputedStyle(around).backgroundColor : 'white';
  }

  const lines = new Map<string, { name: string; line: number[]; ground: number[] }>();
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) continue;
    const style = getComputedStyle(element);
    // A box with all its borders in the color of its fill has no lines.
    if (style.borderColor === style.backgroundColor) continue;
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const line = style.getPropertyValue(`border-${side}-color`);
      if (style.getPropertyValue(`border-${side}-width`) === '0px' || isTransparent(line)) continue;
      const ground = groundOf(element);
      const name = String(element.className);
      lines.set(`${name} ${line} ${ground}`, { name, line: blend(ground, line), ground: blend(ground) });
    }
  }
  return [...lines.values()];
}
