/** The lines on dark backgrounds that can hardly be seen. Runs in the page. */
export function faintLines(): string[] {
  const leastContrast = 1.5;
  const darkLuminance = 0.1;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  /** The luminance of a color on top of others, as WCAG defines it. */
  function luminance(...layers: string[]): number {
    if (!canvas) return 0;
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  const isTransparent = (color: string) => color === 'rgba(0, 0, 0, 0)';

  function groundOf(element: Element): string {
    let around: Element | null = element;
    while (around && isTransparent(getComputedStyle(around).backgroundColor)) around = around.parentElement;
    return around ? getComputedStyle(around).backgroundColor : 'white';
  }

  const faults = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) continue;
    const style = getComputedStyle(element);
    // A box with all its borders in the color of its fill has no lines.
    if (style.borderColor === style.backgroundColor) continue;
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const line = style.getPropertyValue(`border-${side}-color`);
      if (style.getPropertyValue(`border-${side}-width`) === '0px' || isTransparent(line)) continue;
      const ground = groundOf(element);
      const behind = luminance(ground);
      const contrast = (luminance(ground, line) + 0.05) / (behind + 0.05);
      if (behind < darkLuminance && contrast < leastContrast) faults.add(`${element.className}: ${line} on ${ground}`);
    }
  }
  return [...faults];
}
