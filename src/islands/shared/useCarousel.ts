import { useState } from 'react';
import { useAutoAdvance } from './useAutoAdvance';
import { useHold } from './useHold';
import { useMotion } from './useMotion';
import { usePageActive } from './usePageActive';
import { usePause } from './usePause';

interface Options {
  count: number;
  /** How many places one move goes. */
  step: number;
  everyMs: number;
  /** How long a manual move keeps the carousel from moving by itself. */
  holdMs: number;
}

/** Where a carousel stands, how it moves by itself, and what the visitor can do about it. */
export function useCarousel({ count, step, everyMs, holdMs }: Options) {
  const motion = useMotion();
  const active = usePageActive();
  const [place, setPlace] = useState({ index: 0, moved: false });
  const [held, hold] = useHold(holdMs, active);
  const [paused, togglePause] = usePause(motion);
  const playing = !paused && !held && active && count > step;

  const go = (target: (index: number) => number) =>
    setPlace(({ index }) => ({ index: ((target(index) % count) + count) % count || 0, moved: true }));
  const byHand = (target: (index: number) => number) => {
    go(target);
    hold();
  };

  useAutoAdvance({ everyMs, paused: !playing, onTick: () => go((index) => index + step) });

  return {
    ...place,
    paused,
    playing,
    jump: (target: number) => byHand(() => target),
    next: () => byHand((index) => index + step),
    previous: () => byHand((index) => index - step),
    togglePause,
  };
}
