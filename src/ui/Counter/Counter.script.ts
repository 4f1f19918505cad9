import { whenMotionOff } from '@/lib/whenMotionOff';
import { whenSeen } from '@/lib/whenSeen';

const countingMs = 2000;
const countingStepMs = 50;

/**
 * Shows digits in place of the numbers of a block, from zero, and counts them up once, when the block is in view. Without
 * digits the numbers are seen: at the end, and after an interruption (motion switch, another tab, print).
 */
function countUp(block: HTMLElement) {
  const counters = block.querySelectorAll<HTMLElement>('[data-count]');
  if (counters.length === 0) return;
  const show = (progress: number) => {
    for (const digits of counters) {
      const current = Math.round(Number(digits.dataset.count) * progress);
      // The same format as formatNumber() in src/lib/text.ts, which would be one more file to load.
      digits.textContent = current.toLocaleString(document.documentElement.lang, { useGrouping: 'min2' });
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
    for (const digits of counters) digits.textContent = '';
  };
  show(0);
  whenMotionOff(finish);
  document.addEventListener('visibilitychange', () => timer && document.hidden && finish());
}

for (const block of document.querySelectorAll<HTMLElement>('[data-count-up]')) countUp(block);
delete document.documentElement.dataset.counting;
