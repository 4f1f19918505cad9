import './counters';
import { entranceShare } from '@/config/motion';
import { whenSeen } from './whenSeen';

// Starts entrance animations when an element scrolls into view: drawings below the fold, and the overlay of a team card at
// the share given in `data-enter-at`. With motion off and in print, everything is shown at once.
const print = matchMedia('print');
const showsAtOnce = () => print.matches || document.documentElement.dataset.motion === 'off';
const isBelow = (element: HTMLElement) => element.dataset.enterAt || element.getBoundingClientRect().top >= innerHeight;

const blocks = showsAtOnce() ? [] : [...document.querySelectorAll<HTMLElement>('[data-enter]')];
const waiting = blocks.filter(isBelow);
// Write all attributes before measuring any element, so that the page is laid out once.
for (const { dataset } of waiting) dataset.enter = 'waiting';
for (const element of waiting) {
  whenSeen(element, Number(element.dataset.enterAt ?? entranceShare), () => {
    element.dataset.enter = 'in';
  });
}

function showAll() {
  if (!showsAtOnce()) return;
  for (const { dataset } of waiting) dataset.enter = 'in';
}
addEventListener('motionchange', showAll);
print.addEventListener('change', showAll);
