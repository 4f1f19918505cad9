import { thresholds } from '@/config/motion';
import { reachableShare } from '@/lib/reachableShare';

// Entrance motion runs once. Only what is still below the view waits for it, and only this script makes it wait.
function watch(element: HTMLElement) {
  const { height, top } = element.getBoundingClientRect();
  if (top < innerHeight) return;
  element.dataset.enter = 'waiting';
  const threshold = reachableShare(thresholds.entrance, height, innerHeight);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= threshold))
        return;
      observer.disconnect();
      element.dataset.enter = 'in';
    },
    { threshold },
  );
  observer.observe(element);
}

if ('IntersectionObserver' in globalThis) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enter]')) watch(element);
}
