import { thresholds } from '@/config/motion';
import { whenSeen } from './whenSeen';

// Drawings below the view wait until they are seen, then draw themselves, once. Without this script nothing waits.
for (const element of document.querySelectorAll<HTMLElement>('[data-enter]')) {
  if (element.getBoundingClientRect().top < innerHeight) continue;
  element.dataset.enter = 'waiting';
  whenSeen(element, thresholds.entrance, () => {
    element.dataset.enter = 'in';
  });
}
