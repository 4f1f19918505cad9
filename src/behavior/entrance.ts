import { entranceShare } from '@/config/motion';
import { whenSeen } from './whenSeen';

// Drawings below the view wait until they are seen, then draw themselves, once; so do the words on a team card, which name
// the share of the card that must be seen. Without this script nothing waits.
for (const element of document.querySelectorAll<HTMLElement>('[data-enter]')) {
  const { dataset } = element;
  if (!dataset.enterAt && element.getBoundingClientRect().top < innerHeight) continue;
  dataset.enter = 'waiting';
  whenSeen(element, Number(dataset.enterAt ?? entranceShare), () => {
    dataset.enter = 'in';
  });
}
