/** Hundredths, so that the observer also reports what fits of an element that is several times as tall as the window. */
const threshold = Array.from({ length: 101 }, (_, index) => index / 100);

/**
 * Calls back once when the given share of an element is in view. An element too tall for that only needs to fill most of the
 * window. Returns a function that stops waiting.
 */
export function whenSeen(element: Element, share: number, onSeen: () => void): () => void {
  if (!window.IntersectionObserver) {
    onSeen();
    return () => {};
  }
  // The observer measures: reading a size here would lay out sections that are skipped while the page loads.
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some(({ isIntersecting, intersectionRatio, boundingClientRect }) => {
        const enough = Math.min(share, (0.9 * innerHeight) / boundingClientRect.height);
        return isIntersecting && intersectionRatio >= enough;
      });
      if (!isSeen) return;
      observer.disconnect();
      onSeen();
    },
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
