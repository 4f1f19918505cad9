import './counters';
import { entranceShare } from '@/config/motion';
import { whenSeen } from './whenSeen';

// What begins when it is seen: numbers count up, drawings below the view draw themselves, once; so do the words on a team
// card, which name the share of the card that must be seen. Without this script nothing waits.
for (const element of document.querySelectorAll<HTMLElement>('[data-enter]')) {
  const { dataset } = element;
  if (!dataset.enterAt && element.getBoundingClientRect().top < innerHeight) continue;
  const stop = whenSeen(element, Number(dataset.enterAt ?? entranceShare), () => {
    dataset.enter = 'in';
  });
  if (stop) dataset.enter = 'waiting';
}
