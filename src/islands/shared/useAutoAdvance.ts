import { useEffect, useEffectEvent } from 'react';

interface Options {
  everyMs: number;
  paused: boolean;
  onTick: () => void;
}

/** Calls `onTick` every `everyMs` unless paused; after a pause the wait begins anew. Knows nothing of slides. */
export function useAutoAdvance({ everyMs, paused, onTick }: Options) {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => tick(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, paused]);
}
