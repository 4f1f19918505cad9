import { reachableShare } from '@/lib/reachableShare';

/**
 * Calls back once, later, when the given share of an element is in view. Answers how to stop waiting; nothing where the
 * browser cannot tell what is seen, so that nothing waits for it there.
 */
export function whenSeen(element: Element, share: number, seen: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in globalThis)) return;
  const threshold = reachableShare(share, element.getBoundingClientRect().height, innerHeight);
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
