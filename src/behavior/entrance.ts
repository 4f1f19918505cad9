import { thresholds } from '@/config/motion';

// Entrance motion runs once. Only what is still below the view waits for it, and only this script makes it wait.
if ('IntersectionObserver' in globalThis) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (isIntersecting) {
          observer.unobserve(target);
          target.dataset.enter = 'in';
        } else target.dataset.enter = 'waiting';
      }
    },
    { threshold: thresholds.entrance },
  );
  for (const element of document.querySelectorAll('[data-enter]')) observer.observe(element);
}
