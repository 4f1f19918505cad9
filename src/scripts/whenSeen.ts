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

  // Runs again on resize, because the threshold depends on the height of the window.
  function observe() {
    observer?.disconnect();
    const threshold = visibleThreshold(share, element.getBoundingClientRect().height, innerHeight);
    const onChange = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= threshold)) return;
      stop();
      onSeen();
    };
    observer = new IntersectionObserver(onChange, { threshold });
    observer.observe(element);
  }

  observe();
  addEventListener('resize', observe);
  return stop;
}
