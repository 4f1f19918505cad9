import './counters';
import { entranceShare } from '@/config/motion';
import { whenSeen } from './whenSeen';

// Starts when seen, once: drawings below the view draw themselves, and the overlay of a team card clears at the share that
// the card names. Without this script, without motion and on paper nothing waits.
const paper = matchMedia('print');
const showsAtOnce = () => paper.matches || document.documentElement.dataset.motion === 'off';
const isBelow = (element: HTMLElement) => element.dataset.enterAt || element.getBoundingClientRect().top >= innerHeight;

const blocks = showsAtOnce() ? [] : [...document.querySelectorAll<HTMLElement>('[data-enter]')];
const waiting = blocks.filter(isBelow);
// All are marked before any is measured, so that the page is laid out once.
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
paper.addEventListener('change', showAll);
