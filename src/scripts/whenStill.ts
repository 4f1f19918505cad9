const print = matchMedia('print');

/** Calls back at once if nothing may move (motion is off, or the page is printed), and each time that begins. */
export function whenStill(onStill: () => void): void {
  const check = () => (print.matches || document.documentElement.dataset.motion === 'off') && onStill();
  check();
  addEventListener('motionchange', check);
  print.addEventListener('change', check);
}
