import './counters';
import { entranceShare } from '@/config/motion';
import { whenSeen } from './whenSeen';

// Starts when seen, once: drawings below the view draw themselves, and the overlay of a team card clears at the share that
// the card names. Without this script nothing waits.
for (const element of document.querySelectorAll<HTMLElement>('[data-enter]')) {
  const { dataset } = element;
  if (!dataset.enterAt && element.getBoundingClientRect().top < innerHeight) continue;
  dataset.enter = 'waiting';
  whenSeen(element, Number(dataset.enterAt ?? entranceShare), () => {
    dataset.enter = 'in';
  });
}
