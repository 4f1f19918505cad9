const print = matchMedia('print');

/** Calls back at once if nothing may move (motion is off, or the page is printed), and each time that begins. */
export function whenMotionOff(onMotionOff: () => void): void {
  const check = () => (print.matches || document.documentElement.dataset.motion === 'off') && onMotionOff();
  check();
  addEventListener('motionchange', check);
  print.addEventListener('change', check);
}
