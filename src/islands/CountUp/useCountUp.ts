import { type RefObject, useEffect } from 'react';
import { useMotion } from '../shared/useMotion';
import { usePageActive } from '../shared/usePageActive';
import { countBlock } from './countBlock';

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
