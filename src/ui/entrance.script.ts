import { whenMotionOff } from '@/lib/whenMotionOff';
import { whenSeen } from '@/lib/whenSeen';

/** A drawing animates once this share of it is in view. */
const entranceShare = 0.25;

// Starts entrance animations when an element scrolls into view: drawings that are out of view at first, and whatever has a
// share of its own in `data-enter-at`. With motion off and in print, everything is shown at once.
const elements = document.querySelectorAll<HTMLElement>('[data-enter]');

function hideUntilSeen(element: HTMLElement) {
  const { dataset } = element;
  dataset.enter = 'waiting';
  whenSeen(element, Number(dataset.enterAt ?? entranceShare), () => {
    dataset.enter = 'in';
  });
}

if (window.IntersectionObserver) {
  // It reports every element once, and measures without laying out sections that are skipped while the page loads.
  const firstLook = new IntersectionObserver((entries) => {
    firstLook.disconnect();
    for (const { target, isIntersecting } of entries) {
      const element = target as HTMLElement;
      if (!isIntersecting || element.dataset.enterAt) hideUntilSeen(element);
    }
  });
  for (const element of elements) firstLook.observe(element);
  whenMotionOff(() => {
    firstLook.disconnect();
    for (const { dataset } of elements) dataset.enter = 'in';
  });
}
