/** The share of an element that must be in view. For an element too tall for that, nearly all that fits. */
export function visibleThreshold(share: number, height: number, viewHeight: number): number {
  return Math.min(share, (0.98 * viewHeight) / (height || 1));
}

/** Calls back once when the given share of an element is in view. Returns a function that stops waiting. */
export function whenSeen(element: Element, share: number, onSeen: () => void): () => void {
  if (!window.IntersectionObserver) {
    onSeen();
    return () => {};
  }
  let observer: IntersectionObserver | undefined;

  const stop = () => {
    observer?.disconnect();
    removeEventListener('resize', observe);
  };

  // The observer says how tall the element is. Measuring it would lay out the page before it has loaded.
  function observeFrom(threshold: number) {
    observer?.disconnect();
    const onChange = (entries: IntersectionObserverEntry[]) => {
      const height = entries.at(-1)?.boundingClientRect.height ?? 0;
      const needed = visibleThreshold(share, height, innerHeight);
      if (entries.some(({ intersectionRatio }) => intersectionRatio >= needed)) {
        stop();
        onSeen();
      } else if (needed !== threshold) observeFrom(needed);
    };
    // Also from 0, when the element comes into view: before, its height may be a guess.
    observer = new IntersectionObserver(onChange, { threshold: [0, threshold] });
    observer.observe(element);
  }

  // Again on resize, because the threshold depends on the height of the window.
  const observe = () => observeFrom(share);
  observe();
  addEventListener('resize', observe);
  return stop;
}
