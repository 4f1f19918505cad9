import { visibleThreshold } from '@/lib/visibleThreshold';

/** Calls back once when the given share of an element is in view. Returns how to stop waiting. */
export function whenSeen(element: Element, share: number, seen: () => void): () => void {
  // Where nothing can be observed, everything counts as seen.
  if (!window.IntersectionObserver) {
    seen();
    return () => {};
  }
  const threshold = visibleThreshold(share, element.getBoundingClientRect().height, innerHeight);
  const stop = () => observer.disconnect();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= threshold)) return;
      stop();
      seen();
    },
    { threshold },
  );
  observer.observe(element);
  return stop;
}
