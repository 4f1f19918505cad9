/** The share of an element that must be in view, or nearly all that fits where the element is too tall for that. */
export function visibleThreshold(share: number, height: number, viewHeight: number): number {
  return Math.min(share, (0.98 * viewHeight) / (height || 1));
}
