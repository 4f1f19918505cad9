import { useState } from 'react';

/**
 * Whether one carousel is paused: as the visitor chose at the carousel, else as the switch for all motion says. A pause
 * chosen here outlives that switch; a go chosen here ends when all motion is stopped or allowed again.
 */
export function usePause(motion: boolean): [paused: boolean, toggle: () => void] {
  const [choice, setChoice] = useState<'pause' | 'go'>();
  const [lastMotion, setLastMotion] = useState(motion);
  if (lastMotion !== motion) {
    setLastMotion(motion);
    if (choice === 'go') setChoice(undefined);
  }
  const paused = choice === undefined ? !motion : choice === 'pause';
  return [paused, () => setChoice(paused ? 'go' : 'pause')];
}
