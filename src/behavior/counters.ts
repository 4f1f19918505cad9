import { countingMs, countingStepMs } from '@/config/motion';
import { whenSeen } from './whenSeen';

const isStill = () => document.documentElement.dataset.motion === 'off';

/**
 * Zeroes the numbers of a block and counts them up when it is seen, once. Whatever ends it, the switch for motion, another
 * tab in front, paper, leaves the true numbers.
 */
function countUp(block: HTMLElement) {
  const numbers = block.querySelectorAll<HTMLElement>('[data-count]');
  const show = (share: number) => {
    for (const number of numbers) number.textContent = `${Math.round(Number(number.dataset.count) * share)}`;
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop =
    numbers.length > 0 &&
    whenSeen(block, Number(block.dataset.countUp), () => {
      const start = performance.now();
      timer = setInterval(() => {
        // By the clock, not by counting calls: a busy browser skips some, and the end must not come late.
        const passed = Math.round((performance.now() - start) / countingStepMs) * countingStepMs;
        if (passed < countingMs) show(passed / countingMs);
        else finish();
      }, countingStepMs);
    });
  if (!stop) return;
  const finish = () => {
    stop();
    clearInterval(timer);
    show(1);
  };
  show(0);
  addEventListener('motionchange', () => isStill() && finish());
  document.addEventListener('visibilitychange', () => timer && document.hidden && finish());
  matchMedia('print').addEventListener('change', finish);
}

// The HTML carries the targets. Without motion, or where the browser cannot tell what is seen, they stay.
function begin() {
  if (isStill()) return;
  for (const block of document.querySelectorAll<HTMLElement>('[data-enter][data-count-up]')) countUp(block);
}

// A page that is rendered ahead of a visit waits for the visit.
if (document.prerendering) document.addEventListener('prerenderingchange', begin);
else begin();
