/** The share of an element that must be in view, or nearly all that fits where the element is too tall for that. */
export function visibleThreshold(share: number, height: number, viewHeight: number): number {
  return Math.min(share, (0.98 * viewHeight) / (height || 1));
}

/** Calls back once when the given share of an element is in view. Returns a function that stops waiting. */
export function whenSeen(element: Element, share: number, onSeen: () => void): () => void {
  // Where nothing can be observed, everything counts as seen.
  if (!window.IntersectionObserver) {
    onSeen();
    return () => {};
  }
  let observer: IntersectionObserver | undefined;

  const stop = () => {
    observer?.disconnect();
    removeEventListener('resize', observe);
  };

  // How much fits changes with the window.
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
