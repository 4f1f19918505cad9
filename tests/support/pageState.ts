// The state of the page, for unit tests of the islands.

/** Uses the motion switch. */
export function setMotion(motion: 'on' | 'off'): void {
  document.documentElement.dataset.motion = motion;
  dispatchEvent(new Event('motionchange'));
}

/** Hides the page, like switching to another tab, or shows it. */
export function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
