import { whenSeen } from './whenSeen';

interface Options {
  threshold: number;
  durationMs: number;
  stepMs: number;
}

const finished = new WeakSet<Element>();

/**
 * Zeroes the numbers of a block and counts them up when it is seen, once for all time. Returns a function that ends it;
 * whatever ends it leaves the true numbers.
 */
export function countBlock(block: HTMLElement, { threshold, durationMs, stepMs }: Options): () => void {
  const numbers = [...block.querySelectorAll<HTMLElement>('[data-count]')];
  if (finished.has(block) || numbers.length === 0) return () => {};
  const show = (share: number) => {
    for (const number of numbers) number.textContent = String(Math.round(Number(number.dataset.count) * share));
  };

  let timer: ReturnType<typeof setInterval> | undefined;
  const stopWatching = whenSeen(block, threshold, () => {
    const start = performance.now();
    timer = setInterval(() => {
      // By the clock, not by counting calls: a busy browser skips some, and the end must not come late.
      const step = Math.round((performance.now() - start) / stepMs);
      show(Math.min(1, (step * stepMs) / durationMs));
      if (step * stepMs >= durationMs) end();
    }, stepMs);
  });
  const end = () => {
    stopWatching();
    clearInterval(timer);
    show(1);
    if (timer !== undefined) finished.add(block);
    print.removeEventListener('change', end);
  };
  // Paper shows what the numbers are, not how far they have come.
  const print = matchMedia('print');
  print.addEventListener('change', end);
  show(0);
  return end;
}
