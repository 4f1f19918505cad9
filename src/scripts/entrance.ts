import './counters';
import { entranceShare } from '@/config/motion';
import { whenSeen } from './whenSeen';

// Starts when seen, once: drawings below the view draw themselves, and the overlay of a team card clears at the share that
// the card names. Without this script nothing waits.
const isBelow = (element: HTMLElement) => element.dataset.enterAt || element.getBoundingClientRect().top >= innerHeight;
const waiting = [...document.querySelectorAll<HTMLElement>('[data-enter]')].filter(isBelow);
// All are marked before any is measured, so that the page is laid out once.
for (const { dataset } of waiting) dataset.enter = 'waiting';
for (const element of waiting) {
  whenSeen(element, Number(element.dataset.enterAt ?? entranceShare), () => {
    element.dataset.enter = 'in';
  });
}
