import { reachableShare } from '@/lib/reachableShare';

/** Calls back once, when the given share of an element is in view; at once where the browser cannot tell. */
export function whenSeen(element: Element, share: number, seen: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    seen();
    return () => {};
  }
  const threshold = reachableShare(share, element.getBoundingClientRect().height, innerHeight);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= threshold))
        return;
      observer.disconnect();
      seen();
    },
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
