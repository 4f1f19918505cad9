import { countingMs, countingStepMs } from '@/config/motion';
import { whenSeen } from './whenSeen';
import { whenStill } from './whenStill';

/**
 * Sets the numbers of a block to zero and counts them up once, when the block is in view. An interruption
 * (motion switch, another tab, print) shows the final numbers.
 */
function countUp(block: HTMLElement) {
  const numbers = block.querySelectorAll<HTMLElement>('[data-count]');
  if (numbers.length === 0) return;
  const show = (progress: number) => {
    for (const number of numbers) {
      const current = Math.round(Number(number.dataset.count) * progress);
      // The same format as formatNumber() in src/lib/text.ts, which would be one more file to load.
      number.textContent = current.toLocaleString(document.documentElement.lang, { useGrouping: 'min2' });
    }
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const stopWaiting = whenSeen(block, Number(block.dataset.countUp), () => {
    const start = performance.now();
    timer = setInterval(() => {
      // By the clock, not by counting calls, because a busy browser skips some.
      const passed = Math.round((performance.now() - start) / countingStepMs) * countingStepMs;
      if (passed < countingMs) show(passed / countingMs);
      else finish();
    }, countingStepMs);
  });
  const finish = () => {
    stopWaiting();
    clearInterval(timer);
    show(1);
  };
  show(0);
  whenStill(finish);
  document.addEventListener('visibilitychange', () => timer && document.hidden && finish());
}

// The HTML contains the targets.
for (const block of document.querySelectorAll<HTMLElement>('[data-count-up]')) countUp(block);
delete document.documentElement.dataset.counting;
