import './counters';
import { entranceShare } from '@/config/motion';
import { whenSeen } from './whenSeen';
import { whenStill } from './whenStill';

// Starts entrance animations when an element scrolls into view: drawings below the fold, and the words of a team card at
// the share given in `data-enter-at`. With motion off and in print, everything is shown at once.
const isBelow = (element: HTMLElement) => element.dataset.enterAt || element.getBoundingClientRect().top >= innerHeight;
const waiting = [...document.querySelectorAll<HTMLElement>('[data-enter]')].filter(isBelow);
// Write all attributes before measuring any element, so that the page is laid out once.
for (const { dataset } of waiting) dataset.enter = 'waiting';
for (const element of waiting) {
  whenSeen(element, Number(element.dataset.enterAt ?? entranceShare), () => {
    element.dataset.enter = 'in';
  });
}
whenStill(() => {
  for (const { dataset } of waiting) dataset.enter = 'in';
});
