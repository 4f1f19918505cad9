import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True for `forMs` after the last call of the returned function. While not `running`, the time stands still. */
export function useHold(forMs: number, running: boolean): [held: boolean, hold: () => void] {
  // Every call is a new object, so that a second one begins the wait anew.
  const [held, setHeld] = useState<object>();

  useEffect(() => {
    if (!held || !running) return;
    // At once, so that whoever waits for the end of the hold counts from that very moment.
    const timer = setTimeout(() => flushSync(() => setHeld(undefined)), forMs);
    return () => clearTimeout(timer);
  }, [held, forMs, running]);

  return [held !== undefined, () => setHeld({})];
}
