import { type RefObject, useEffect } from 'react';
import { useMotion } from '../shared/useMotion';
import { usePageActive } from '../shared/usePageActive';
import { whenSeen } from '../shared/whenSeen';

interface Options {
  /** What must come into view for its numbers to start: a selector inside the island, or the island itself. */
  each: string | undefined;
  threshold: number;
  durationMs: number;
  stepMs: number;
}

/**
 * Counts every [data-count] below an element from zero to its target, once, when its part of the page is seen. The
 * HTML carries the targets; without motion, or without a way to know what is seen, they stay.
 */
export function useCountUp(root: RefObject<HTMLElement | null>, { each, threshold, durationMs, stepMs }: Options) {
  const motion = useMotion();
  const active = usePageActive();

  useEffect(() => {
    if (!root.current || !motion || !active || !('IntersectionObserver' in globalThis)) return;
    const blocks = each ? [...root.current.querySelectorAll<HTMLElement>(each)] : [root.current];
    const stops = blocks.map((block) => countBlock(block, { threshold, durationMs, stepMs }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [root, each, threshold, durationMs, stepMs, motion, active]);
}

const finished = new WeakSet<Element>();

function countBlock(block: HTMLElement, { threshold, durationMs, stepMs }: Omit<Options, 'each'>): () => void {
  const numbers = [...block.querySelectorAll<HTMLElement>('[data-count]')];
  if (finished.has(block) || numbers.length === 0) return () => {};
  const steps = Math.ceil(durationMs / stepMs);
  const show = (share: number) => {
    for (const number of numbers) number.textContent = String(Math.round(Number(number.dataset.count) * share));
  };

  let timer: ReturnType<typeof setInterval> | undefined;
  const stopWatching = whenSeen(block, threshold, () => {
    let step = 0;
    timer = setInterval(() => {
      step += 1;
      show(Math.min(1, step / steps));
      if (step < steps) return;
      clearInterval(timer);
      finished.add(block);
    }, stepMs);
  });
  show(0);

  // Whatever interrupts the count leaves the true number.
  return () => {
    stopWatching();
    clearInterval(timer);
    show(1);
    if (timer !== undefined) finished.add(block);
  };
}
