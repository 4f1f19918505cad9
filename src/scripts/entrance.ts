import './counters';
import { entranceShare } from '@/config/motion';
import { whenMotionOff } from './whenMotionOff';
import { whenSeen } from './whenSeen';

// Starts entrance animations when an element scrolls into view: drawings out of view, and the words of a team card at
// the share given in `data-enter-at`. With motion off and in print, everything is shown at once.
function isToEnter(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.dataset.enterAt !== undefined || top >= innerHeight || bottom <= 0;
}

const waiting = [...document.querySelectorAll<HTMLElement>('[data-enter]')].filter(isToEnter);
// Write all attributes before measuring any element, so that the page is laid out once.
for (const { dataset } of waiting) dataset.enter = 'waiting';
for (const element of waiting) {
  whenSeen(element, Number(element.dataset.enterAt ?? entranceShare), () => {
    element.dataset.enter = 'in';
  });
}
whenMotionOff(() => {
  for (const { dataset } of waiting) dataset.enter = 'in';
});
