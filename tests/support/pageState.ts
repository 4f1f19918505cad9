// For unit tests of the islands: what the page around them says.

/** Uses the switch for all motion, as the header does. */
export function setMotion(motion: 'on' | 'off'): void {
  document.documentElement.dataset.motion = motion;
  dispatchEvent(new Event('motionchange'));
}

/** Hides the page, as another tab in front of it does, or shows it again. */
export function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
