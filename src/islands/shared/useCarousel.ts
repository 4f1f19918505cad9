import { useState } from 'react';
import { useAutoAdvance } from './useAutoAdvance';
import { useHold } from './useHold';
import { useMotion } from './useMotion';
import { usePageActive } from './usePageActive';

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
  const [index, setIndex] = useState(0);
  const [held, hold] = useHold(holdMs);
  // A choice at the carousel holds until the switch for all motion is used again.
  const [choice, setChoice] = useState<{ motion: boolean; paused: boolean }>();
  const paused = choice?.motion === motion ? choice.paused : !motion;
  const playing = !paused && !held && active;

  const place = (target: number) => setIndex(((target % count) + count) % count);
  const jump = (target: number) => {
    place(target);
    hold();
  };

  useAutoAdvance({ everyMs, paused: !playing || count === 0, onTick: () => place(index + step) });

  return {
    index,
    paused,
    playing,
    jump,
    next: () => jump(index + step),
    previous: () => jump(index - step),
    togglePause: () => setChoice({ motion, paused: !paused }),
  };
}
